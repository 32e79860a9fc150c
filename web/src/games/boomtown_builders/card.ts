import type { GameCard } from '../../games';
import Vignette from './Vignette.svelte';

const card: GameCard = { Vignette, minutes: 30, weight: 'light', variant: 'terrain' };
export default card;
