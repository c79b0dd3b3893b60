import { excerpt } from '../base/french.ts';
import type { JsonObject } from '../base/json.ts';
import { dayBefore, dayKeysIn, daysOf, hasImpossibleDays, inFrench } from '../model/index/days.ts';
import { alikeIn, fileName, isNamedByItsFile, ownFields, ownText } from '../model/index/duplicate-rows.ts';
import type { Row } from '../model/index/spec-index.ts';
import { fileAndLine } from '../read/source.ts';
import { defineRule } from './engine/rule.ts';

const itself = (row: Row) => row;

/**
 * Every item of a table is a row with an id of its own, also across the files of one table, and with its own text in each field that
 * the schema of the table lists in `own`; a row with a file of its own has the name of its file.
 */
export const rule = defineRule({
  reads: ['present', 'schemas'],
  isFirst: true,
  check({ present: { index }, schemas }, report) {
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
        if (turn !== undefined && dayKeysIn({ until: '' }, schema).length > 0) {
          const { row, other, from } = turn;
          const place = fileAndLine(other.source, [...other.path, 'id']);
          const message = `deux lignes « ${row.id} » de la table « ${table} » paraissent le même jour : celle-ci et ${place}.`;
          const isOpen = row.written.until === undefined;
          const remedy = `${isOpen ? 'Ajoutez ici' : 'Écrivez'} « until: ${dayBefore(from)} » si l'autre la remplace le ${inFrench(from)} ; sinon, donnez à l'une des deux un autre identifiant.`;
          report(row.source, [...row.path, isOpen ? 'id' : 'until'], { code, message, remedy });
          continue;
        }
        const message = `la table « ${table} » a déjà une ligne « ${newer.id} » (${fileAndLine(older.source, [...older.path, 'id'])}).`;
        const example = isNamedByItsFile(newer) ? `${newer.id}-2` : fileName(newer);
        const remedy = `Donnez-lui un autre identifiant (le sien, s'il a changé par mégarde ; sinon par exemple « ${example} »), ou supprimez une des deux lignes.`;
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

/** Of two rows with the same id, the one that the other replaces on its first day; `undefined` where their days do not say which one is first. */
function turnOf(a: Row, b: Row, schema: JsonObject | undefined) {
  const [first, last] = [a, b]
    .map((row) => ({ row, from: daysOf(row.written, schema).from ?? '' }))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (first === undefined || last === undefined || first.from === last.from) return undefined;
  return { row: first.row, other: last.row, from: last.from };
}
