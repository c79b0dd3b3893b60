import { attempt } from '../../base/attempt.ts';
import { findingKey, type Finding } from '../../base/findings/finding.ts';
import { pathIn, valueAt, valuesIn, type DocumentPath, type Json } from '../../base/json.ts';
import { schemaPlace } from '../../schemas/schema-walk.ts';
import { show, typeName } from '../../validate/words.ts';
import type { Changes } from '../../read/read.ts';
import type { Origin } from '../../model/resolve/resolved.ts';
import type { RefusedFinding } from '../../../src/shared/editing.ts';
import { Edits, hashAround, placeKey, sourceAt, specWith, type Spec } from '../edit/spec.ts';
import { fileInSite, remedyOf, settles } from '../edit/remedy.ts';
import { subjectOf, changeWords, valueWords } from '../edit/words/subject.ts';
import { isScalarValue } from '../edit/yaml/scalar-text.ts';
import { setValue, type NewValue } from '../edit/yaml/set-scalar.ts';
import { readYaml } from '../edit/yaml/yaml-text.ts';
import { entryAt } from './field-details.ts';

/** How many findings have their remedies tried: each try loads the spec. */
const mostTried = 3;

/** The findings that these changes would add, each with the values that it is about and those that its remedy proposes. */
export function refusedFindings(now: Spec, changes: Changes): RefusedFinding[] {
  const known = new Set(now.load.findings.map(findingKey));
  const next = specWith(now, changes);
  const found = next.load.findings.filter((finding) => !known.has(findingKey(finding)));
  return found.map((finding, index) => {
    const cited = citedBy(next, finding);
    const fields = valuesOf(finding, cited).flatMap(({ source: { document }, path }) => {
      const source = sourceAt(now, document.file);
      return (source && entryAt(now, source, path)) ?? [];
    });
    const ways = index < mostTried ? waysOf(next, finding, cited) : [];
    return {
      ...finding,
      ...asOnPage(next, finding),
      fields,
      offers: ways.flatMap((way) => {
        const written = changesOf(way);
        return written !== undefined && settles(next, finding, written) ? [offerOf(now, way)] : [];
      }),
    };
  });
}

/** A number that is none, in words of the page: there it is typed as in French, beside its unit. */
function asOnPage(spec: Spec, { code, file, path: written }: Finding): Partial<Finding> {
  const source = sourceAt(spec, fileInSite(file));
  if (source === undefined || code !== 'schema/type') return {};
  const path = pathIn(source.data, written);
  const [value, type] = [valueAt(source.data, path), schemaPlace(source, path, spec.schemas).schema()?.type];
  if (value === undefined || (type !== 'number' && type !== 'integer')) return {};
  const remedy = `Tapez-le en chiffres, ${type === 'integer' ? 'sans virgule' : 'comme « 3 869,99 »'}.`;
  return { message: `${show(value)} n'est pas ${typeName(type)}.`, remedy };
}

/** A place that a finding cites: as `spec/tables/packs.yaml:8`, and whether it is all that stands on that line. */
interface Cited extends Origin {
  readonly at?: string;
  readonly isAlone: boolean;
}

/** The place of a finding, if its file can be read, and the first value of each line that it cites. */
function citedBy(spec: Spec, { file, path, message, remedy = '' }: Finding): Cited[] {
  const own = sourceAt(spec, fileInSite(file));
  if (own === undefined) return [];
  const lines = `${message} ${remedy}`.matchAll(/(spec\/[\w./-]+):(\d+)|(?<=\bligne )(\d+)/gu);
  const cited = [...lines].flatMap(([at, named, line = at]) => {
    const source = named === undefined ? own : sourceAt(spec, named);
    if (source === undefined) return [];
    const isThere = (one: DocumentPath) => source.document.locate(one, 'key').line === Number(line);
    const values = valuesIn(source.data).filter((one) => isScalarValue(one.value) && isThere(one.path));
    return values.slice(0, 1).map((one) => ({ source, path: one.path, at, isAlone: values.length === 1 }));
  });
  return [{ source: own, path: pathIn(own.data, path), isAlone: true }, ...cited];
}

/** The values that a text names, « listPriceEur », beside the cited places, and the new value for each: « listPriceEur: 13900 » (spec/tables/packs.yaml:8). */
function namedIn(text: string, cited: readonly Cited[]): (Origin & { readonly written: string | undefined })[] {
  const names = text.matchAll(/« ([\w-]+)(?:: ([^«»…]+?))? »(?: \([^\s:]*?(spec\/[^\s)]+)\))?/gu);
  return [...names].flatMap(([, key = '', written, at]) => {
    const near = cited.filter((one) => at === undefined || one.at === at);
    const places = near.map(({ source, path }) => ({ source, path: [...path.slice(0, -1), key], written }));
    return places.find(({ source, path }) => valueAt(source.data, path) !== undefined) ?? places.at(-1) ?? [];
  });
}

function valuesOf({ message, remedy = '' }: Finding, cited: readonly Cited[]): Origin[] {
  const values = [...namedIn(`${message} ${remedy}`, cited), ...cited.filter(({ isAlone }) => isAlone)];
  const byPlace = new Map(values.map((place) => [placeKey(place), place]));
  return [...byPlace.values()].filter(({ source, path }) => isScalarValue(valueAt(source.data, path)));
}

type Way = readonly (Origin & { readonly value: NewValue })[];

/** The exact ways of a remedy: values that it names, or another text of the value at fault. */
function waysOf(spec: Spec, finding: Finding, cited: readonly Cited[]): Way[] {
  const ways = (finding.remedy ?? '').split(/,? ou |,? au lieu de |par exemple|\. /u).map((way) =>
    namedIn(way, cited).flatMap(({ source, path, written = '…' }): Way => {
      const value = dataOf(written);
      const isList = Array.isArray(value) && value.every(isScalarValue);
      return written !== '…' && (isList || isScalarValue(value)) ? [{ source, path, value }] : [];
    }),
  );
  const own = cited.slice(0, 1).flatMap(({ source, path }): Way => {
    const value = valueAt(dataOf(remedyOf(spec, finding)?.changes.get(source.document.file) ?? ''), path);
    return isScalarValue(value) ? [{ source, path, value }] : [];
  });
  return [...ways, own].filter((way) => way.length > 0);
}

function dataOf(text: string): Json | undefined {
  return attempt(() => readYaml(text).tree.toJS() as Json);
}

/** The changes that write the values of a way; `undefined` where a text does not allow one. */
function changesOf(way: Way): Changes | undefined {
  const edits = new Edits();
  return attempt(() => {
    for (const { source, path, value } of way) edits.add(source, (yaml) => setValue(yaml, path, value));
    return edits.changes();
  });
}

function offerOf(now: Spec, way: Way): RefusedFinding['offers'][number] {
  const edits = way.map(({ source: { document }, path, value }) => {
    const source = sourceAt(now, document.file)!;
    const { words, unit } = subjectOf(now, source, path);
    const before = valueAt(source.data, path);
    const edit = { type: 'value', file: document.file, path, value, hash: hashAround(source, path) } as const;
    const isPlain = way.length === 1 && before !== undefined;
    const named = isPlain ? valueWords(value as Json, unit) : `« ${path.at(-1)}: ${String(value)} »`;
    return { edit, words: `${words} : ${changeWords(before, value as Json, unit)}`, named };
  });
  return { words: `Prendre ${edits.map(({ named }) => named).join(' et ')}`, edits };
}
