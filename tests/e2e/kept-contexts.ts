import type { Browser, BrowserContext } from 'playwright/test';

/** A context that goes from test to test, each in a tab of its own. */
interface Kept {
  readonly context: BrowserContext;
  /** Whether a test has asked something of it that would outlive the tab of that test. */
  readonly isChanged: () => boolean;
}

/**
 * The contexts of a worker, one for each set of options. A context and a process for each test cost as much as the visit of a page: tests
 * of the same options share one, with its cache of files. A tab has a session storage, routes and scripts of its own; what else a test
 * stores is taken away after it, and a context whose clock, network or permissions a test has set is used no more.
 */
export class KeptContexts {
  readonly #kept = new Map<string, Kept>();

  /** @param options what the context is made with, to tell one from another: Playwright hands them to the browser by itself */
  async take(browser: Browser, options: object): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const kept = this.#kept.get(key) ?? (await open(browser));
    this.#kept.set(key, kept);
    return kept.context;
  }

  /** After each test. @param origin of the pages that store something, besides those that are open */
  async giveBack(context: BrowserContext, origin: string, hasFailed: boolean): Promise<void> {
    const [key, kept] = [...this.#kept].find(([, one]) => one.context === context) ?? [];
    const [home, ...tabs] = context.pages();
    if (key === undefined || kept === undefined || home === undefined || hasFailed) {
      // Playwright takes its pictures of a failure when the context is closed.
      if (key !== undefined) this.#kept.delete(key);
      await context.close();
      return;
    }
    // Before their context: Playwright takes a picture of each tab that is open when a context is closed, even where nothing failed.
    const origins = new Set([origin, ...tabs.map((tab) => new URL(tab.url()).origin)]);
    await Promise.all(tabs.map((tab) => tab.close()));
    if (kept.isChanged()) {
      this.#kept.delete(key);
      await home.close();
      await context.close();
      return;
    }
    const session = await context.newCDPSession(home);
    for (const one of origins)
      await session.send('Storage.clearDataForOrigin', { origin: one, storageTypes: 'local_storage' });
    await session.detach();
  }

  async close(): Promise<void> {
    for (const { context } of this.#kept.values()) await context.close();
  }
}

/** A tab of its own keeps the process of the context alive between tests. */
async function open(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  await context.newPage();
  let isChanged = false;
  const note = <Thing extends object>(thing: Thing, names: readonly (keyof Thing)[]) => {
    for (const name of names) {
      const method = thing[name];
      if (typeof method !== 'function') throw new TypeError(`${String(name)} is no method`);
      Object.defineProperty(thing, name, {
        value: (...args: unknown[]): unknown => {
          isChanged = true;
          return Reflect.apply(method, thing, args);
        },
      });
    }
  };
  note(context, [
    'addCookies',
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'route',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ]);
  note(context.clock, ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']);
  return { context, isChanged: () => isChanged };
}
