import type { Page } from 'playwright/test';
import { settings } from './site.ts';

export type ChatFunction = 'activate' | 'open';

/** A widget as an owner would install it: its functions are called as the spec says. */
export interface Widget {
  functions: readonly ChatFunction[];
  throwing?: readonly ChatFunction[];
  /** When its activation is done: at once, after six seconds, or when the page calls `finish` (true: it opened, false: it failed). */
  activates?: 'at once' | 'late' | 'when told';
}

const paths = { activate: settings.chat?.activate ?? '', open: settings.chat?.open ?? '' };

/** Installs a widget before the page's own scripts. */
export async function installWidget(page: Page, widget: Widget): Promise<void> {
  await page.addInitScript(install, { paths, widget });
}

/** Installs a widget now. */
export async function installLate(page: Page, widget: Widget): Promise<void> {
  await page.evaluate(install, { paths, widget });
}

export function callsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as { calls?: string[] }).calls ?? []);
}

/** Runs in the page. */
function install({ paths: names, widget }: { paths: Record<ChatFunction, string>; widget: Widget }): void {
  const calls: string[] = [];
  const root: Record<string, unknown> = Object.assign(globalThis, { calls });
  // A page has one widget: nothing stays of the one before.
  for (const path of Object.values(names)) delete root[path.split('.')[0] ?? ''];
  const answers = {
    'at once': () => undefined,
    late: () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 6000);
      }),
    'when told': () =>
      new Promise<void>((resolve, reject) => {
        Object.assign(globalThis, { finish: (opens: boolean) => (opens ? resolve() : reject(new Error('widget'))) });
      }),
  };
  for (const kind of widget.functions) {
    const path = names[kind].split('.');
    const method = path.pop() ?? '';
    const owner = path.reduce((value, name) => (value[name] ??= {}) as Record<string, unknown>, root);
    owner[method] = () => {
      calls.push(kind);
      if (widget.throwing?.includes(kind) === true) throw new Error('widget');
      return kind === 'activate' ? answers[widget.activates ?? 'at once']() : undefined;
    };
  }
}
