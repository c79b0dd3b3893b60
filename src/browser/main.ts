import { browserConfig } from '#generated/browser-config.ts';
import { startChat } from './chat.ts';
import { cleanUpStorages } from './clean-up.ts';
import { blockContextMenu, blockDragAndDrop } from './guards.ts';
import { loadIslands } from './islands.ts';
import { startMenus } from './menus.ts';
import { startNewsletter } from './newsletter.ts';
import { keepTheme } from './theme.ts';

const { chat, scheme, startup } = browserConfig;

if (startup.forceTheme) keepTheme(scheme, startup.themeIntervalMs);
if (startup.cleanUp.enabled) cleanUpStorages(startup.cleanUp);
if (startup.blockDragAndDrop) blockDragAndDrop();
if (startup.blockContextMenu) blockContextMenu();
startChat(chat);
startMenus();
startNewsletter();
loadIslands();
