import type { Resource } from './types';

export type Goods = Record<Resource, number>;

/** Sources of points, in the order of `PlayerView.score`. */
export const sources = [
    'investments',
    'shipping',
    'single_space',
    'supply_track',
    'looting',
    'building_groups',
    'offices',
    'wanted',
    'terrain',
];
