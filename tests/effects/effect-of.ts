import type { Site } from '../../codegen/site.ts';
import { loadChanged, nameOf, type Change, type Scalar } from './changed-spec.ts';
import { outputOf } from './site-output.ts';

/** What a changed value came to: the site differs, `check` refuses it, or nothing happens, which is a fault of ours. */
export type Effect = 'shown' | 'refused' | 'none';

/** Settings under which a value may show: as delivered, and with every switch thrown. */
const settings: readonly (readonly Change[])[] = [
  [],
  [
    change('forms/delivery', 'https://formulaires.example.fr/demandes'),
    change('chat/script', 'https://chat.example.fr/module.js'),
    change('expertisePrices/shown', true),
    change('vat', 'ttc'),
  ],
];

const outputs = new Map<readonly Change[], ReadonlyMap<string, string>>();

/**
 * What comes of `values` in the place of a scalar: of those that `check` accepts one has to show. A count of other rows may come to the
 * same number, so that one value alone proves nothing.
 * @returns the effect, and the value that had it
 */
export function effectOf(scalar: Scalar, values: readonly Change['to'][]): { effect: Effect; to?: Change['to'] } {
  let unseen: Change['to'] | undefined;
  for (const to of values) {
    let accepted = false;
    for (const switches of settings) {
      const { site } = loadChanged([...switches, { ...scalar, to }]);
      // What the settings as delivered refuse is not tried under others.
      if (site === undefined) break;
      accepted = true;
      if (differs(site, outputUnder(switches), scalar)) return { effect: 'shown', to };
    }
    if (accepted) unseen ??= to;
  }
  return unseen === undefined ? { effect: 'refused' } : { effect: 'none', to: unseen };
}

/** All that a site gives out, in one text. */
export function textOf(site: Site): string {
  return [...outputOf(site)].map(([, text]) => text).join('\n');
}

/** Loads some changes under the settings of that number: 0 as delivered, 1 with every switch thrown. */
export function loadUnder(changes: readonly Change[], index: number) {
  return loadChanged([...(settings[index] ?? []), ...changes]);
}

function differs(site: Site, before: ReadonlyMap<string, string>, { file }: Scalar): boolean {
  let count = 0;
  for (const [name, text] of outputOf(site, (family) => file === `spec/pages/${family}.yaml`)) {
    if (before.get(name) !== text) return true;
    count += 1;
  }
  return count !== before.size;
}

function outputUnder(switches: readonly Change[]): ReadonlyMap<string, string> {
  const known = outputs.get(switches);
  if (known !== undefined) return known;
  const { site } = loadChanged(switches);
  if (site === undefined) throw new Error(`check refuses ${switches.map(nameOf).join(', ')}`);
  const output = new Map(outputOf(site));
  outputs.set(switches, output);
  return output;
}

function change(path: string, to: Change['to']): Change {
  return { file: 'spec/site.yaml', path: path.split('/'), value: '', to };
}
