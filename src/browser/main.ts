import {
  blocksContextMenu,
  blocksDragAndDrop,
  hasMenus,
  loadChat,
  loadCleanUp,
  loadFigureSource,
  loadLineForm,
  theme,
} from '#generated/page-parts.ts';
import { startMenus } from './menus.ts';
import { answerOnUse, cleanUpForeignEntries } from './on-use.ts';
import { blockContextMenu, blockDragAndDrop, keepTheme } from './startup.ts';

// The script of every page. The parts that a site does not have are left out of it when it is bundled.
if (theme !== undefined) keepTheme(theme.scheme, theme.intervalMs);
if (blocksDragAndDrop) blockDragAndDrop();
if (blocksContextMenu) blockContextMenu();
if (hasMenus) startMenus();
if (loadCleanUp) void cleanUpForeignEntries(loadCleanUp);
if (loadChat) answerOnUse('click', '[data-chat]', loadChat, ({ openChat }) => openChat);
if (loadFigureSource)
  answerOnUse('click', '.source, .circle', loadFigureSource, ({ openFigureSource }) => openFigureSource);
if (loadLineForm) answerOnUse('submit', '[data-line-form]', loadLineForm, ({ answerLineForm }) => answerLineForm);
