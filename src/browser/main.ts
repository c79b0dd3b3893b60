import { browserConfig } from '#generated/browser-config.ts';
import { startFeatures } from '#generated/browser-features.ts';
import { cleanUpStorages } from './clean-up.ts';
import { blockContextMenu, blockDragAndDrop } from './guards.ts';
import { loadIslands } from './islands.ts';
import { keepTheme } from './theme.ts';

const { scheme, startup } = browserConfig;

if (startup.forceTheme) keepTheme(scheme, startup.themeIntervalMs);
if (startup.cleanUp.enabled) cleanUpStorages(startup.cleanUp);
if (startup.blockDragAndDrop) blockDragAndDrop();
if (startup.blockContextMenu) blockContextMenu();
startFeatures();
loadIslands();
