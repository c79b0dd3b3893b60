import { send } from './servers/send.ts';

/** What a reader has seen of a site while it was replaced. */
export interface Reading {
  readonly reads: number;
  /** Those that a visitor would have noticed. */
  readonly bad: readonly string[];
  /** Versions of pages seen, by the first word of their title. */
  readonly versions: ReadonlySet<string>;
}

/**
 * Opens pages one after another, each with every asset it names, as a browser does, until `stop` says so.
 * @param port of the server on this machine
 */
export async function readSite(port: number, paths: readonly string[], stop: () => boolean): Promise<Reading> {
  const bad: string[] = [];
  const versions = new Set<string>();
  let reads = 0;
  const get = async (path: string): Promise<string> => {
    reads += 1;
    const { status, body } = await send(port, path);
    if (status !== 200 || body.length === 0) bad.push(`${status} ${path} (${body.length} bytes)`);
    return body.toString();
  };
  while (!stop()) {
    for (const path of paths) {
      const page = await get(path);
      if (!/<h1[\s>]/.test(page) || !page.trimEnd().endsWith('</html>')) bad.push(`${path} is not whole`);
      versions.add(/<title>(\S+)/.exec(page)?.[1] ?? '');
      for (const asset of assetsOf(page)) await get(asset);
    }
  }
  return { reads, bad, versions };
}

export function assetsOf(page: string): string[] {
  return [...new Set([...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];
}
