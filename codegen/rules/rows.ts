import { excerpt } from '../base/french.ts';
import type { JsonObject } from '../base/json.ts';
import { dayAfter, dayBefore, dayKeysIn, daysOf, hasImpossibleDays, inFrench, type Days } from '../model/index/days.ts';
import { goneRows } from '../model/published/lost.ts';
import { writtenRedirects } from '../model/redirects/redirects.ts';
import type { Present } from './engine/rule-inputs.ts';
import { alikeIn, fileName, isNamedByItsFile, ownFields, ownText } from '../model/index/duplicate-rows.ts';
import type { Row } from '../model/index/spec-index.ts';
import { fileAndLine } from '../read/report.ts';
import { defineRule } from './engine/rule.ts';

const itself = (row: Row) => row;

/**
 * Every item of a table is a row with an id of its own, also across the files of one table, and with its own text in each field that
 * the schema of the table lists in `own`; a row with a file of its own has the name of its file.
 */
export const rule = defineRule({
  codes: ['rule/row', 'rule/id-unique', 'rule/id-file', 'rule/own-field'],
  reads: ['present', 'schemas'],
  isFirst: true,
  check({ present, schemas }, report) {
    const { index } = present;
    for (const { table, source, path } of index.oddRows) {
      const message = `cet élément de la table « ${table} » n'est pas une ligne (un groupe de clés).`;
      report(source, path, { code: 'rule/row', message, remedy: 'Une ligne commence par « - id: ».' });
    }
    for (const [table, rows] of index.tables) {
      const named = rows.filter(({ id }) => id !== '');
      const schema = schemas.tables.get(table);
      // Impossible days are reported by themselves.
      const dated = named.filter(({ written }) => !hasImpossibleDays(written, schema));
      for (const { older, newer } of alikeIn(dated, ({ id }) => id, itself)) {
        const code = 'rule/id-unique';
        const turn = turnOf(older, newer, schema);
        // A field of the table's own may have the name of a day.
        if (turn !== undefined && dayKeysIn({ [turn.key]: turn.day }, schema).length > 0) {
          const { row, other, key, day, remedy } = turn;
          const place = fileAndLine(other.source, [...other.path, 'id']);
          const message = `deux lignes « ${row.id} » de la table « ${table} » paraissent le même jour : celle-ci et ${place}.`;
          const path = [...row.path, row.written[key] === undefined ? 'id' : key];
          const write = `${row.written[key] === undefined ? 'Ajoutez ici' : 'Écrivez'} « ${key}: ${day} »`;
          report(row.source, path, { code, message, remedy: `${write} ${remedy}` });
          continue;
        }
        const message = `la table « ${table} » a déjà une ligne « ${newer.id} » (${fileAndLine(older.source, [...older.path, 'id'])}).`;
        const example = isNamedByItsFile(newer) ? (freeIdOf(table, present) ?? `${newer.id}-2`) : fileName(newer);
        const remedy = `Donnez-lui un autre identifiant, par exemple « ${example} », ou supprimez une des deux lignes.`;
        report(newer.source, [...newer.path, 'id'], { code, message, remedy });
      }
      for (const row of named) {
        // Two rows with one id are one mistake.
        if (isNamedByItsFile(row) || named.filter(({ id }) => id === row.id).length > 1) continue;
        const name = fileName(row) ?? '';
        const message = `le fichier « ${name} » contient la ligne « ${row.id} ».`;
        const remedy = `Écrivez « id: ${name} », ou renommez le fichier en « ${row.id}.yaml ».`;
        report(row.source, [...row.path, 'id'], { code: 'rule/id-file', message, remedy });
      }
      for (const field of ownFields(schema)) {
        for (const { item, older, newer } of alikeIn(rows, (row) => ownText(row, field), itself)) {
          if (older.id === newer.id) continue;
          const place = fileAndLine(older.source, [...older.path, field]);
          const message = `« ${excerpt(String(item.data[field]))} » est déjà le « ${field} » de la ligne « ${older.id} » (${place}).`;
          const remedy =
            "Les visiteurs ne sauraient pas laquelle choisir : écrivez-en un autre à l'un des deux endroits.";
          report(newer.source, [...newer.path, field], { code: 'rule/own-field', message, remedy });
        }
      }
    }
  },
});

/** The one id of a published address that no row of a table has any more and nothing redirects: the row that took another one's id had it. */
function freeIdOf(table: string, present: Present): string | undefined {
  const redirected = new Set(writtenRedirects(present.index.singles.get('redirects')).map(({ from }) => from));
  const [free, ...others] = goneRows(present, table).filter(({ address }) => !redirected.has(address));
  return others.length === 0 ? free?.id : undefined;
}

/**
 * The day that one of two rows with the same id lacks so that one follows the other, and the end of the remedy; `undefined` where their
 * days do not say which one is first.
 */
function turnOf(a: Row, b: Row, schema: JsonObject | undefined) {
  const [one, other] = [a, b].map((row) => ({ row, ...daysOf(row.written, schema) })) as [Dated, Dated];
  const [first, second] = (one.from ?? '') < (other.from ?? '') ? [one, other] : [other, one];
  const otherwise = "; sinon, donnez à l'une des deux un autre identifiant.";
  if (second.from !== undefined && second.from !== first.from) {
    const back = `Si la première revient ensuite, écrivez-la une troisième fois, avec « from: ${dayAfter(second.until ?? second.from)} ».`;
    const remedy = `si l'autre la remplace le ${inFrench(second.from)} ${otherwise}${second.until === undefined ? '' : ` ${back}`}`;
    return { row: first.row, other: second.row, key: 'until', day: dayBefore(second.from), remedy } as const;
  }
  const [sooner, later] = (one.until ?? '~') < (other.until ?? '~') ? [one, other] : [other, one];
  if (sooner.until === undefined || sooner.until === later.until) return undefined;
  const day = dayAfter(sooner.until);
  const remedy = `si elle remplace l'autre le ${inFrench(day)} ${otherwise}`;
  return { row: later.row, other: sooner.row, key: 'from', day, remedy } as const;
}

type Dated = Days & { row: Row };
