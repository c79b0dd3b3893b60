import type { LoadResult } from '../../codegen/pipeline.ts';
import type { Site } from '../../codegen/model/site.ts';
import { isObject, valueAt, type Json } from '../../codegen/base/json.ts';
import { loadChanged, nameOf, type Change, type Scalar } from './changed-spec.ts';
import { outputOf } from './site-output.ts';

/** What a changed value came to: the site differs, `check` refuses it, or nothing happens, which is a fault of ours. */
export type Effect = 'shown' | 'refused' | 'none';

/** Under what a value may show. */
export interface Setting {
  switches: readonly Change[];
  /** The day of which the pages are; today without it. */
  day?: string;
}

/** Each switch that `check` takes, thrown. */
const thrown = otherSwitches().filter((one) => loadChanged([one]).findings.length === 0);

/** The site as delivered, with every switch thrown, and while every offer lasts and every event is to come. */
export const settings: readonly Setting[] = [
  { switches: [] },
  { switches: thrown },
  { switches: thrown, day: '0001-01-01' },
];

function otherSwitches(): Change[] {
  const { site } = loadChanged([]);
  const modes = (site?.tables['vatModes'] ?? []).filter(isObject).map(({ id }) => String(id));
  const others: [path: string, other: (now: Json) => Json | undefined][] = [
    ['forms/delivery', (now) => (now === 'none' ? 'https://formulaires.example.fr/demandes' : 'none')],
    ['chat/script', (now) => (now === 'none' ? 'https://chat.example.fr/module.js' : 'none')],
    ['expertisePrices/shown', (now) => now !== true],
    ['vat', (now) => modes.find((id) => id !== now)],
  ];
  return others.flatMap(([path, other]) => {
    const now = valueAt(site?.settings ?? null, path.split('/'));
    const to = now === undefined ? undefined : other(now);
    return to === undefined ? [] : [change(path, to)];
  });
}

const outputs = new Map<Setting, ReadonlyMap<string, string>>();

/**
 * What comes of `values` in the place of a scalar: of those that `check` accepts one has to show. A count of other rows may come to the
 * same number, so that one value alone proves nothing.
 * @returns the effect, and the value that had it
 */
export function effectOf(scalar: Scalar, values: readonly Change['to'][]): { effect: Effect; to?: Change['to'] } {
  let unseen: Change['to'] | undefined;
  for (const to of values) {
    let accepted = false;
    for (const setting of settings) {
      const { site } = loadUnder([{ ...scalar, to }], setting);
      // What the settings as delivered refuse is not tried under others.
      if (site === undefined) break;
      accepted = true;
      if (differs(site, outputUnder(setting), scalar)) return { effect: 'shown', to };
    }
    if (accepted) unseen ??= to;
  }
  return unseen === undefined ? { effect: 'refused' } : { effect: 'none', to: unseen };
}

export function loadUnder(changes: readonly Change[], { switches, day }: Setting): LoadResult {
  const load = loadChanged([...switches, ...changes]);
  return day === undefined || load.site === undefined ? load : { ...load, site: { ...load.site, day } };
}

function differs(site: Site, before: ReadonlyMap<string, string>, { file }: Scalar): boolean {
  let count = 0;
  for (const [name, text] of outputOf(site, (family) => file === `spec/pages/${family}.yaml`)) {
    if (before.get(name) !== text) return true;
    count += 1;
  }
  return count !== before.size;
}

function outputUnder(setting: Setting): ReadonlyMap<string, string> {
  const known = outputs.get(setting);
  if (known !== undefined) return known;
  const { site } = loadUnder([], setting);
  if (site === undefined) throw new Error(`check refuses ${setting.switches.map(nameOf).join(', ')}`);
  const output = new Map(outputOf(site));
  outputs.set(setting, output);
  return output;
}

function change(path: string, to: Change['to']): Change {
  return { file: 'spec/site.yaml', path: path.split('/'), value: '', to };
}
