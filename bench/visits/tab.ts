import { setTimeout as sleep } from 'node:timers/promises';
import type { DevTools, Session } from './devtools.ts';

/** How many times slower than this machine a telephone computes, as Lighthouse has it. */
const slowdown = 4;

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly mobile: boolean;
}

/** What is looked at with: a telephone, as Lighthouse has it, or a pointer that can rest on a link. */
export const screens = {
  telephone: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
  desktop: { width: 1350, height: 940, deviceScaleFactor: 1, mobile: false },
} as const satisfies Readonly<Record<string, Screen>>;

/** A tab with nothing kept from before. */
export interface Tab {
  /** Opens an address, and waits until nothing more has come for half a second. */
  readonly open: (url: string) => Promise<void>;
  /** What a function says that runs in the page which is shown; it may use nothing but its argument. */
  readonly run: <Argument, Answer>(
    read: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ) => Promise<Answer>;
  /** How long the main thread has worked since the page was opened, in milliseconds. */
  readonly mainThreadMs: () => Promise<number>;
  /** Tells the page of the pointer: `mouseMoved`, `mousePressed`, `mouseReleased`. */
  readonly point: (type: string, x: number, y: number) => Promise<void>;
}

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
  browserContextId?: string;
}

/** Opens a tab on a slow processor, pages that it prepares included; `work` has it alone. */
export async function inNewTab<T>(tools: DevTools, screen: Screen, work: (tab: Tab) => Promise<T>): Promise<T> {
  const { browserContextId } = await tools.browser.send<{ browserContextId: string }>('Target.createBrowserContext');
  const pages = new Map<string, { target: Target; session: Session }>();
  /** The documents after which nothing more came. */
  const idle = new Set<string>();
  const stop = tools.listen(({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: id, targetInfo: target } = params as { sessionId: string; targetInfo: Target };
      if (target.browserContextId !== browserContextId) return;
      const session = tools.session(id);
      if (target.type === 'page') pages.set(id, { target, session });
      void prepare(session, target, screen);
    } else if (method === 'Target.detachedFromTarget') pages.delete((params as { sessionId: string }).sessionId);
    else if (method === 'Target.targetInfoChanged') {
      const { targetInfo } = params as { targetInfo: Target };
      for (const page of pages.values()) if (page.target.targetId === targetInfo.targetId) page.target = targetInfo;
    } else if (method === 'Page.lifecycleEvent') {
      const { name, loaderId } = params as { name: string; loaderId: string };
      if (name === 'networkIdle') idle.add(loaderId);
    }
  });
  const shown = async () => {
    for (;;) {
      const page = [...pages.values()].findLast(({ target }) => target.subtype === undefined || target.subtype === '');
      if (page) return page;
      await sleep(10);
    }
  };
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  try {
    await tools.browser.send('Target.setAutoAttach', { ...attach, filter: [{ type: 'page', exclude: true }, {}] });
    await tools.browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    return await work({
      open: async (url) => {
        const { session } = await shown();
        await session.send('Performance.enable');
        const { loaderId } = await session.send<{ loaderId: string }>('Page.navigate', { url });
        for (let waited = 0; !idle.has(loaderId); waited += 20) {
          if (waited > 60_000) throw new Error(`${url} did not come to rest within a minute`);
          await sleep(20);
        }
      },
      run: async (read, argument) => {
        const { session } = await shown();
        const { result, exceptionDetails } = await session.send<{
          result: { value: never };
          exceptionDetails?: { text: string };
        }>('Runtime.evaluate', {
          expression: `(${read.toString()})(${JSON.stringify(argument) ?? ''})`,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result.value;
      },
      mainThreadMs: async () => {
        const { session } = await shown();
        const { metrics } = await session.send<{ metrics: { name: string; value: number }[] }>(
          'Performance.getMetrics',
        );
        return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
      },
      point: async (type, x, y) => {
        const { session } = await shown();
        const button = type === 'mouseMoved' ? 'none' : 'left';
        await session.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: button === 'left' ? 1 : 0 });
      },
    });
  } finally {
    stop();
    await tools.browser.send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** Before anything runs in it: its pages are attached to, pages get their screen and their processor. */
async function prepare(session: Session, { type }: Target, screen: Screen): Promise<void> {
  const steps: Promise<unknown>[] = [];
  if (type === 'tab')
    steps.push(session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }));
  if (type === 'page')
    steps.push(
      session.send('Page.enable'),
      session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      session.send('Emulation.setDeviceMetricsOverride', screen),
      session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile }),
      session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
    );
  steps.push(session.send('Runtime.runIfWaitingForDebugger'));
  // A page that is gone before it was ready has nothing to say.
  await Promise.all(steps).catch(() => undefined);
}
