import { pageValue } from './assemble.ts';
import { camelCase } from './emit/names.ts';
import type { RegisteredFact } from './facts/register-facts.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { figuresOf } from './resolve/figures.ts';
import type { ResolvedSpec } from './resolve/resolve-spec.ts';
import type { SpecIndex } from './resolve/spec-index.ts';
import type { Site } from './site.ts';

/** The one value that the site is rendered from. */
export function assembleSite(
  index: SpecIndex,
  { values, pages, facts }: ResolvedSpec,
  usedIcons: ReadonlySet<string>,
  factRegister: RegisteredFact[],
): Site {
  const single = (name: string): JsonObject => {
    const value = values.find((candidate) => candidate.kind === 'single' && candidate.name === name)?.resolved.value;
    return isObject(value) ? value : {};
  };
  const rows = Map.groupBy(
    values.filter(({ kind }) => kind === 'row'),
    ({ name }) => name,
  );
  const tables: Record<string, Json[]> = {};
  for (const name of index.tables.keys())
    tables[camelCase(name)] = (rows.get(name) ?? []).map(({ resolved }) => resolved.value);
  return {
    settings: single('site'),
    navigation: single('navigation'),
    facts: figuresOf(isObject(facts?.resolved.value) ? facts.resolved.value : {}),
    factRegister,
    tables,
    roi: single('roi'),
    pages: pages.map(pageValue),
    usedIcons: [...usedIcons].toSorted(),
  };
}
