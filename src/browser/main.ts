import { startFeatures } from '#generated/browser-features.ts';

startFeatures();
