import { startFeatures } from '#generated/browser-features.ts';
import { loadIslands } from './islands.ts';

startFeatures();
loadIslands();
