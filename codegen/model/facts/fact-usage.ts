import type { ResolvedSpec } from '../resolve-spec.ts';

export interface Usage {
  /** In the header or footer: on all pages. */
  everywhere: boolean;
  /** Addresses, in site order. */
  pages: ReadonlySet<string>;
}

export interface FactUsage {
  /** By `id` or `id.reading`: the pages that show it. */
  pages: ReadonlyMap<string, Usage>;
  /** Facts that some text or value refers to, on a page or not. */
  used: ReadonlySet<string>;
}

/** On every page. */
const shells = new Set(['site', 'navigation']);

/** For each fact (`id` or `id.reading`), the pages that show it: those whose route or blocks refer to it, directly or through a row. */
export function factUsage({ values, pages }: Pick<ResolvedSpec, 'values' | 'pages'>): FactUsage {
  const usage = new Map<string, { everywhere: boolean; pages: Set<string> }>();
  const of = (fact: string) => {
    const known = usage.get(fact) ?? { everywhere: false, pages: new Set<string>() };
    usage.set(fact, known);
    return known;
  };
  for (const { name, resolved } of values)
    if (shells.has(name)) for (const fact of resolved.facts.keys()) of(fact).everywhere = true;
  const used = new Set<string>();
  for (const { path, route, blocks } of pages) {
    for (const { facts } of [route, ...blocks]) {
      for (const fact of facts.keys()) {
        used.add(fact);
        of(fact).pages.add(path);
      }
    }
  }
  for (const { resolved } of values) for (const fact of resolved.facts.keys()) used.add(fact);
  return { pages: usage, used };
}
