import type { GameCard } from '../../games';
import Vignette from './Vignette.svelte';

const card: GameCard = { Vignette, minutes: null, weight: 'heavy', large: true, variant: 'level' };
export default card;
