import { isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { figureOf, readingsOf } from '../locale/figure.ts';
import { referencePattern } from '../resolve/reference-text.ts';
import type { Annotation, Source } from '../../read/source.ts';
import type { SpecLocale } from '../locale/spec-locale.ts';
import type { Usage } from './fact-usage.ts';

/** A fact as the register of figures tells it; its exact type for the views is in the schema of the block that shows it. */
export interface RegisteredFact {
  id: string;
  label: string;
  source: string;
  definition?: string;
  period?: string;
  scale?: string;
  readings: JsonObject[];
}

/** What a figure measures, over which time, and of what. */
const meaning = ['definition', 'period', 'scale'];

/** The fields of a fact that are shown beside its number: only of these is it said that the site has drafted them. */
const shownFields = new Set(['label', 'unit', 'value', 'validUntil']);

/**
 * Every fact in file order that is read somewhere on the site of this day: its readings, what the annotations say of each, and the pages that
 * show it. What drafts and days to come alone say is nobody's to read yet.
 */
export function registerFacts({
  facts: given,
  sources,
  usage,
  locale,
}: {
  /** The file of facts with what is derived worked out: as it is written, and resolved. */
  facts: { source: Source; value: JsonObject } | undefined;
  /** Every document: reasons to doubt a fact may stand where it is used. */
  sources: readonly Source[];
  usage: ReadonlyMap<string, Usage>;
  locale: SpecLocale;
}): readonly RegisteredFact[] {
  if (given === undefined) return [];
  const { source, value: facts } = given;
  const doubtsElsewhere = doubtsByFact(sources);
  const annotations = Map.groupBy(source.annotations, ({ path: [id] }) => id);
  return Object.entries(facts).flatMap(([id, fact]) => {
    if (!isObject(fact)) return [];
    const annotated = annotations.get(id) ?? [];
    const readings = Object.entries(readingsOf(fact) ?? { '': fact }).flatMap(([name, written]): Reading[] => {
      const key = name === '' ? id : `${id}.${name}`;
      const shown = usage.get(key);
      return shown === undefined ? [] : [{ name, written, ...shown, doubts: doubtsElsewhere.get(key) ?? [] }];
    });
    return readings.length === 0 ? [] : [register(id, fact, readings, annotated, locale)];
  });
}

/** A reading of a fact, or the only one, which has no name; and what is said of it elsewhere. */
interface Reading extends Usage {
  name: string;
  written: Json;
  doubts: readonly string[];
}

function register(
  id: string,
  fact: JsonObject,
  readings: readonly Reading[],
  annotated: readonly Annotation[],
  locale: SpecLocale,
): RegisteredFact {
  const { typeset } = locale;
  const texts = (fields: Record<string, unknown>) => typesetTexts(fields, typeset);
  return {
    id,
    label: typeset(String(fact.label)),
    source: typeset(String(fact.source)),
    ...texts(picked(fact, meaning)),
    readings: readings.map(({ name, written, everywhere, pages, doubts }) => {
      const own = isObject(written) && name !== '' ? written : {};
      const said = annotationsOf(annotated, name === '' ? [[id]] : [[id], [id, 'readings', name]]);
      return {
        ...texts({ name: name || undefined, label: own.label, source: own.source }),
        text: typeset(figureOf({ ...fact, ...own }, locale).text),
        drafted: said.drafted.filter((field) => shownFields.has(field)),
        doubts: [...said.doubts, ...doubts].map(typeset),
        ...texts({ ...picked(own, meaning), ...picked({ ...fact, ...own }, ['validUntil', 'because']) }),
        everywhere,
        pages: [...pages],
      };
    }),
  };
}

function picked(fields: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)));
}

/** Only the texts that are there, typeset. */
function typesetTexts(fields: Record<string, unknown>, typeset: SpecLocale['typeset']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (typeof value === 'string' ? [[key, typeset(value)]] : [])),
  );
}

/** What is said of the fields of some mappings of a fact. */
function annotationsOf(annotations: readonly Annotation[], mappings: readonly DocumentPath[]) {
  const own = annotations.filter(({ path }) => mappings.some((at) => at.join('/') === path.slice(0, -1).join('/')));
  return {
    drafted: own.filter(({ kind }) => kind === 'drafted').map(({ path }) => String(path.at(-1))),
    doubts: own.flatMap(({ kind, reason }) => (kind === 'toVerify' && reason !== undefined ? [reason] : [])),
  };
}

/** Reasons to doubt a fact that stand where it is used: on a field whose text refers to it. */
function doubtsByFact(sources: readonly Source[]): Map<string, string[]> {
  const doubts = new Map<string, string[]>();
  for (const { fact, reason } of sources.flatMap(doubtsIn)) doubts.set(fact, [...(doubts.get(fact) ?? []), reason]);
  return doubts;
}

function doubtsIn({ annotations, data }: Source): { fact: string; reason: string }[] {
  return annotations.flatMap(({ reason, path }) => {
    const value = valueAt(data, path);
    if (reason === undefined || typeof value !== 'string') return [];
    return Array.from(value.matchAll(referencePattern)).flatMap(([, reference = '']) => {
      const [head, ...fact] = reference.split('.');
      return head === 'facts' ? [{ fact: fact.join('.'), reason }] : [];
    });
  });
}
