import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import viteConfig from '../../../vite.config.ts';

/** A feature of the data of MDN by its path (`css.selectors.has`), and the supported browsers that lack it. */
export interface Lacking {
  readonly feature: string;
  readonly browsers: readonly string[];
}

/** The oldest supported browsers as the bundler reads them: `safari15.4` → `['safari', 15.4]`. */
export const oldest = [viteConfig({ command: 'build', mode: 'production' }).build?.target ?? []]
  .flat()
  .map((target) => {
    const [, browser = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(String(target)) ?? [];
    return [browser, Number(version)] as const;
  });

/** The feature with this path; undefined for one that MDN does not describe. */
export function featureAt(path: string): Identifier | undefined {
  return path.split('.').reduce<Identifier | undefined>((at, key) => at?.[key], data as unknown as Identifier);
}

/** The supported browsers that lack a feature; none for one that MDN does not describe. @param inPart whether support in part is enough */
export function lackedBy(compat: CompatStatement | undefined, inPart = false): string[] {
  if (compat === undefined) return [];
  return oldest.flatMap(([browser, version]) => {
    const support = [compat.support[browser as 'chrome'] ?? []].flat();
    return support.some((statement) => holds(statement, version, inPart)) ? [] : [`${browser} ${version}`];
  });
}

/** Behind a flag or under another name is not support. */
function holds(statement: SimpleSupportStatement, version: number, inPart: boolean): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (flags || prefix || other || typeof added !== 'string' || (statement.partial_implementation && !inPart))
    return false;
  return numberIn(added) <= version && !(typeof removed === 'string' && numberIn(removed) <= version);
}

/** `≤15.4` → 15.4; `preview` is later than all. */
function numberIn(version: string): number {
  return Number(version.replace('≤', '')) || (version === '0' ? 0 : Infinity);
}

/** The browsers that lack the feature with this path; none where no such feature is described. */
export function lacking(path: string): Lacking[] {
  const { __compat: compat } = featureAt(path) ?? {};
  const browsers = lackedBy(compat);
  return browsers.length > 0 ? [{ feature: path, browsers }] : [];
}

/** All features below a path, by the last part of theirs: several interfaces have a `values`. */
export function byName(...paths: readonly string[]): ReadonlyMap<string, readonly CompatStatement[]> {
  const found = new Map<string, CompatStatement[]>();
  const add = (identifier: Identifier) => {
    for (const [name, child] of Object.entries(identifier)) {
      if (name === '__compat') continue;
      const { __compat: compat } = child as Identifier;
      if (compat) found.set(name, [...(found.get(name) ?? []), compat]);
      add(child as Identifier);
    }
  };
  for (const path of paths) add(featureAt(path) ?? {});
  return found;
}

/** A member of a built-in object or interface (`['Array', 'toSorted', false]`), or all of it (`['URLPattern', '', true]`). */
export type Member = readonly [owner: string, name: string, isStatic: boolean];

/** The objects, interfaces and members of theirs that some supported browser lacks altogether. */
export function lackedMembers(): Member[] {
  return ['javascript.builtins', 'api'].flatMap((path) =>
    Object.entries(featureAt(path) ?? {}).flatMap(([owner, identifier]): Member[] => {
      const { __compat: compat, ...members } = identifier as Identifier;
      if (lackedBy(compat, true).length > 0) return [[owner, '', true]];
      return Object.entries(members).flatMap(([name, { __compat: own }]): Member[] =>
        lackedBy(own, true).length === 0
          ? []
          : [[owner, name.replace('_static', ''), name.endsWith('_static') || path === 'javascript.builtins']],
      );
    }),
  );
}
