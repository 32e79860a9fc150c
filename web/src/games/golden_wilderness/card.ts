import type { GameCard } from '../../games';
import Vignette from './Vignette.svelte';

const card: GameCard = { Vignette, minutes: null, weight: 'heavy', variant: 'level' };
export default card;
