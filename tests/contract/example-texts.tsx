import { renderToStaticMarkup } from 'react-dom/server';
import {
  isObject,
  objectsIn,
  valueAt,
  type DocumentPath,
  type Json,
  type JsonObject,
} from '../../codegen/base/json.ts';
import { textLengths } from '../../codegen/validate/text-lengths.ts';
import type { Vocabulary } from '../../codegen/validate/vocabulary.ts';
import { GalleryView } from '#generated/gallery-view.tsx';
import type { Block } from '#generated/types.ts';
import type { Site } from '#src/ui/site.ts';
import { SiteContext } from '../../src/ui/site-context.ts';
import { schemas, site, validators, vocabulary } from './real-site.ts';

export const blockTypes = [...schemas.blocks.keys()];

export const examples = blockTypes.flatMap((type) =>
  (schemas.examples.get(type) ?? []).map((example, index) => ({ type, index, example })),
);

/** What the examples may refer to: rows of their own calculator, and addresses below `/exemple`, which no site has. */
const known: Vocabulary = {
  ...vocabulary,
  addresses: new Set(JSON.stringify(examples).match(/\/exemple(?:\/[a-z-]+)*/g)),
  ids: new Map([
    ['sectors', idsOf('sectors')],
    ['use-cases', idsOf('useCases')],
  ]),
  lengths: textLengths(schemas.common, undefined),
};

function idsOf(rows: string): ReadonlySet<string> {
  const calculators = examples.map(({ example }) => valueAt(example, ['roi', rows]));
  return new Set(calculators.flatMap((list) => objectsIn(list).map(({ id }) => String(id))));
}

/** What is wrong with a block that refers to no more than the examples do. */
export function faultsOf(type: string, block: JsonObject): string[] {
  const errors = validators.block(type)?.(block, known) ?? [];
  return errors.map(({ instancePath, keyword, params }) =>
    [instancePath, keyword, params.additionalProperty].filter(Boolean).join(' '),
  );
}

/** A day on which every offer lasts and every event is to come, and one on which all are over. */
export const days = ['0001-01-01', '9999-12-31'];

export function renderExample(example: JsonObject, from: Site = site): string {
  return renderToStaticMarkup(
    <SiteContext value={from}>
      <GalleryView block={example as unknown as Block} />
    </SiteContext>,
  );
}

/** The field that a text of a block is in, whichever item of its lists: `terms/title`. */
export function fieldOf(path: DocumentPath): string {
  return path.filter((step) => typeof step === 'string').join('/');
}

/** Whether a text is written for readers: no address, no name of a row or of a choice, no day. */
export function isForReaders(value: string): boolean {
  return !/^(?:[a-z0-9-]+|[/#?].*|https?:.*)$/.test(value);
}

/** The fields of an example whose texts are for readers: whether one of them is read, on some day. */
export function textFieldsOf(example: JsonObject): ReadonlyMap<string, boolean> {
  const fields: string[] = [];
  const marked = Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, marking(value, [key], fields)]),
  );
  const html = days.map((day) => renderExample(marked, { ...site, day })).join('\n');
  const seen = new Set(html.match(/zq\d+z/g));
  const shown = new Map<string, boolean>();
  for (const [index, field] of fields.entries()) shown.set(field, shown.get(field) === true || seen.has(markOf(index)));
  return shown;
}

/**
 * Whether an example of a block's kind and look shows a text of this field on some day. Such a text may be unread on a site: it waits for a row, a
 * price or a day that the site has not.
 */
export function isShownByExample(block: { type?: unknown; look?: unknown }, field: string): boolean {
  return examplesLike(block).some((example) => readOf(example).get(field) === true);
}

/** Whether another value in this field of such an example changes what is shown on some day: on a site, the field may wait. */
export function changesExample(block: { type?: unknown; look?: unknown }, field: string, to: Json): boolean {
  return examplesLike(block).some((example) => {
    const changed = replacedIn(example, [], field, to);
    return days.some((day) => renderExample(changed, { ...site, day }) !== renderExample(example, { ...site, day }));
  });
}

function replacedIn(value: JsonObject, path: DocumentPath, field: string, to: Json): JsonObject {
  const replaced = (item: Json, at: DocumentPath): Json => {
    if (Array.isArray(item)) return item.map((one, index) => replaced(one, [...at, index]));
    if (isObject(item)) return replacedIn(item, at, field, to);
    return fieldOf(at) === field ? to : item;
  };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, [...path, key])]));
}

function examplesLike({ type, look }: { type?: unknown; look?: unknown }): readonly JsonObject[] {
  return (schemas.examples.get(String(type)) ?? []).filter((example) => example.look === look);
}

const read = new Map<JsonObject, ReadonlyMap<string, boolean>>();

function readOf(example: JsonObject): ReadonlyMap<string, boolean> {
  const fields = read.get(example) ?? textFieldsOf(example);
  read.set(example, fields);
  return fields;
}

/** The value with a mark in each text for readers; their fields are added to a list. */
function marking(value: Json, path: DocumentPath, fields: string[]): Json {
  if (typeof value === 'string') {
    if (!isForReaders(value)) return value;
    return `${value} ${markOf(fields.push(fieldOf(path)) - 1)}`;
  }
  if (Array.isArray(value)) return value.map((item, index) => marking(item, [...path, index], fields));
  if (!isObject(value)) return value;
  // Of a figure, its text will do.
  if ('text' in value && 'value' in value)
    return { ...value, text: marking(value.text ?? '', [...path, 'text'], fields) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marking(item, [...path, key], fields)]));
}

function markOf(index: number): string {
  return `zq${index}z`;
}
