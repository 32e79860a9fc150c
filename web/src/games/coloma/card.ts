import type { GameCard } from '../../games';
import Vignette from './Vignette.svelte';

const card: GameCard = { Vignette, minutes: null, weight: 'middle', large: true, variant: 'hotels' };
export default card;
