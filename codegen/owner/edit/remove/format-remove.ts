import { isObject, valueAt, type DocumentPath } from '../../../base/json.ts';
import type { Source } from '../../../read/source.ts';
import { counted, excerpt } from '../../../base/french.ts';
import { compact, nameOf, subjectOf } from '../words/subject.ts';
import { numberWords } from '../../../model/resolve/fact-target.ts';
import { writtenTexts } from '../../../rules/engine/rule.ts';
import { isWithin, placeKey, type Spec } from '../spec.ts';
import type { RemovePlan } from './plan-remove.ts';

/** Of a text that is quoted, in characters. */
const longest = 80;

/**
 * The effects of a removal, in French, for the confirmation.
 * @param to where its addresses lead; `null` for nowhere, `undefined` before the answer
 */
export function formatRemove(spec: Spec, plan: RemovePlan, to: string | null | undefined, place = ''): string {
  const { rows, removals, rewrites, orphans, lost } = plan;
  const [first, ...others] = rows;
  const parts = removals.filter((one) => !rows.some(({ row }) => placeKey(row) === placeKey(one)));
  return compact(
    `${first?.table} : la ligne « ${first?.row.id} » sera supprimée (${place}${first && lineOf(first.row.source, first.row.path)})`,
    others.length > 0 && '  avec elle, ces lignes qui ne vont pas sans elle :',
    ...others.map(({ table, row }) => `    ${place}${lineOf(row.source, row.path)}  ${table}.${row.id}`),
    parts.length > 0 &&
      `  ${counted(parts.length, 'endroit la cite et disparaît', 'endroits la citent et disparaissent')} :`,
    ...parts.map(({ source, path }) => `    ${place}${lineOf(source, path)}  ${shownAs(spec, source, path)}`),
    ...rewrites.map(({ source, path, text }) => `    ${place}${lineOf(source, path)}  devient « ${text} »`),
    orphans.length > 0 &&
      `  chiffres  ${counted(orphans.length, 'que plus rien ne montre disparaît', 'que plus rien ne montre disparaissent')} : ${orphans.join(', ')}`,
    ...lost.map((address) => `  adresse   ${address} ${targetWords(to)}`),
    ...countedIn(spec, plan).map(
      ({ source, path, text }) => `  à relire  ${place}${lineOf(source, path)}  « ${excerpt(text, longest)} »`,
    ),
  ).join('\n');
}

function targetWords(to: string | null | undefined): string {
  if (to === undefined) return 'disparaît : où mène-t-elle désormais ? (« --to /adresse », ou « --gone »)';
  return to === null ? "dira que la page n'existe plus (410)" : `mènera à ${to} (301)`;
}

/** Texts that may count in words the rows of a table that loses some: « Trois packs ». */
function countedIn({ index, schemas }: Spec, { rows, removals }: RemovePlan) {
  const counts = [...new Set(rows.map(({ table }) => table))].flatMap((table) => {
    const words = numberWords(index.tables.get(table)?.length ?? 0);
    // The description of a table begins with what a row is: « Un pack de l'offre ».
    const nouns = /^[^.,]*/u.exec(String(schemas.tables.get(table)?.description ?? ''))?.[0].match(/\p{L}{4,}/gu) ?? [];
    return words === undefined || nouns.length === 0 ? [] : [`${words} (?:${nouns.join('|')})`];
  });
  if (counts.length === 0) return [];
  const gone = [...rows.map(({ row }) => row), ...removals];
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${counts.join('|')})s?(?!\\p{L})`, 'iu');
  return writtenTexts(index, pattern).filter(
    ({ source, path }) => !gone.some((one) => one.source === source && isWithin(path, one.path)),
  );
}

/** Places that a person has to write otherwise before the row can go. */
export function formatLeft({ left }: Pick<RemovePlan, 'left'>, place = ''): string[] {
  return left.map(({ source, path, text }) => `  ${place}${lineOf(source, path)}  « ${excerpt(text, longest)} »`);
}

function lineOf({ document }: Source, path: DocumentPath): string {
  return `${document.file}:${document.locate(path, 'key').line}`;
}

/** A removed part in the words of its owner: « Cartes, page /, section « Nos secteurs » : « Commerce » ». */
function shownAs(spec: Spec, source: Source, path: DocumentPath): string {
  const value = valueAt(source.data, path);
  const { words } = subjectOf(spec, source, path);
  // A figure, a row or a section is named by its own words.
  const isNamed = source.document.kind === 'facts' || (isObject(value) && words.includes(nameOf(value)));
  return isNamed ? words : `${words} : ${nameOf(value)}`;
}
