import { namedFacts } from '../facts/named-facts.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { schemaAt } from '../schemas/schema-walk.ts';
import { figureOf, formatFigure } from '../resolve/figure.ts';
import type { Row, Source } from '../resolve/spec-index.ts';
import { asTyped } from '../resolve/typography.ts';
import { defineRule } from '../rule-engine/rule.ts';
import { textsIn } from '../values/walk-texts.ts';

/** Figures with fewer digits, such as « 48 h » or « 4 % », stand for many things; so does « 100 % ». */
const leastDigits = 3;
const everyday = new Set(['100 %']);

/** A share or an amount as one types it: « 285 % », « 3 870 € », « 12,5 M€ ». */
const typed = /(?<![\d,.])\d[\d\s]*(?:,\d+)?\s?(?:%|[kM]?€)/gu;

/** A figure that a fact or a row holds is referred to, never typed again: the page would keep the old one. */
export const rule = defineRule({
  codes: ['rule/typed-figure'],
  reads: ['facts', 'tables', 'pageFiles', 'present', 'schemas'],
  check({ facts, tables, pageFiles, present: { index }, schemas }, report) {
    const held = heldFigures(facts, tables, schemas);
    const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
    for (const source of new Set([...pageFiles.values(), ...index.singles.values(), ...rows])) {
      // Where a fact comes from may well be told with its number.
      if (source === facts) continue;
      for (const { path, text } of textsIn(source.data)) {
        for (const [written] of text.matchAll(typed)) {
          const references = held.get(amountOf(written));
          if (references === undefined) continue;
          const message = `« ${written} » est retapé ici, alors que le site le tient déjà : ce texte ne suivrait pas le chiffre.`;
          const ways = references.slice(0, 3).map((reference) => `« {${reference}} »`);
          const remedy = `Écrivez à la place ${ways.join(' ou ')}.`;
          report(source, path, { code: 'rule/typed-figure', message, remedy }, 'value', written);
        }
      }
    }
  },
});

/** The references that give each amount. */
function heldFigures(facts: Source, tables: ReadonlyMap<string, readonly Row[]>, schemas: Schemas) {
  const held = new Map<string, string[]>();
  const hold = (text: string, reference: string) => {
    const amount = amountOf(text);
    if (amount.replaceAll(/\D/g, '').length < leastDigits || everyday.has(amount)) return;
    held.set(amount, [...(held.get(amount) ?? []), reference]);
  };
  for (const { name, figure } of namedFacts(facts.data)) {
    // A bound of a range, or « 500+ », is not the figure itself.
    if (typeof figure.value !== 'number' || figure.max !== undefined || figure.atLeast === true) continue;
    hold(figureOf(figure).text, `facts.${name}`);
  }
  for (const [table, rows] of tables) {
    const schema = schemas.tables.get(table) ?? {};
    for (const { id, data } of rows) {
      for (const [field, value] of Object.entries(data)) {
        if (typeof value !== 'number') continue;
        const unit = schemaAt(schema, [field], schemas)?.unit;
        if (typeof unit === 'string') hold(formatFigure(value, unit), `${table}.${id}.${field}`);
      }
    }
  }
  return held;
}

/** « 3 870 € HT » and « 3870 € » are the same amount: `3870 €`; '' for what is no share and no amount. */
function amountOf(text: string): string {
  const [amount = ''] = asTyped(text).match(typed) ?? [];
  return amount
    .replaceAll(/\s/g, '')
    .replace(/(?=[%kM€])/u, ' ')
    .replace(/ ([kM]) €/u, ' $1€');
}
