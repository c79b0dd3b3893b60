import { tagOf, type Locale } from '../../src/shared/locale.ts';
import { currencySign } from '../../src/shared/numbers.ts';
import { entriesAt, isObject, textAt, valueAt, type Json } from '../base/json.ts';
import type { Row } from '../model/index/spec-index.ts';
import { schemaAt, vatTable } from '../schemas/schema-walk.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { fileAndLine } from '../read/source.ts';
import { defineRule, writtenTexts } from './engine/rule.ts';

/** The bare number of a fact before the sign of the currency: `{facts.lowest-pack-price.number} €`. */
function bareNumber(sign: string): RegExp {
  return new RegExp(
    String.raw`\{facts\.([\w-]+)(?:\.[\w-]+)?\.number\}\s?${RegExp.escape(sign)}(?!\s*\{site\.vat)`,
    'gu',
  );
}

/** A mention of value added tax beside an amount is that of site.yaml; a price of ours is never without its mention. */
export const rule = defineRule({
  reads: ['site', 'tables', 'facts', 'schemas', 'present'],
  check({ site, tables, facts, schemas, present: { index } }, report) {
    const modes = tables.get(vatTable(schemas)) ?? [];
    const current = valueAt(site.data, ['vat']);
    const wrong = modes.filter(({ id }) => id !== current).flatMap(mentionsOf);
    const right = modes.filter(({ id }) => id === current).flatMap(mentionsOf)[0];
    if (right === undefined) return;
    const locale = index.locale;
    const sign = currencySign(locale);
    const bare = bareNumber(sign);
    const contradictions = wrong.map((mention) => besideAmount(mention, locale));
    // Most texts have no amount.
    const named = new RegExp([sign, ...wrong].map((text) => RegExp.escape(text)).join('|'), 'iu');
    for (const { source, path, text } of writtenTexts(index, named)) {
      for (const contradiction of contradictions) {
        const written = contradiction.exec(text)?.[1];
        if (written === undefined) continue;
        const message = `« ${written} » contredit le réglage « vat: ${String(current)} » de tout le site (${fileAndLine(site, ['vat'], 'key')}).`;
        const remedy = `Écrivez « {site.vat.label} », qui donne « ${right} » et suit le réglage.`;
        report(source, path, { code: 'rule/vat-mention', message, remedy }, 'value', written);
        break;
      }
      for (const [written, id = ''] of text.matchAll(bare)) {
        if (!String(valueAt(facts.data, [id, 'unit'])).includes('{site.vat')) continue;
        const message = `ce prix paraîtrait sans « ${right} ».`;
        const remedy = `Écrivez « ${written.replace(/\.number\}.*$/u, '}')} », qui donne le prix entier avec sa mention.`;
        report(source, path, { code: 'rule/vat-mention-missing', message, remedy }, 'value', written);
      }
    }
    for (const [id, fact] of entriesAt(facts.data, [])) {
      if (!isObject(fact) || typeof fact.unit !== 'string' || fact.unit.replace(/^[kM]/u, '') !== sign) continue;
      if (!isOfPrices(fact.derived, schemas)) continue;
      const message = `ce chiffre vient de nos prix, et paraîtrait sans « ${right} ».`;
      const remedy = `Écrivez « unit: "${fact.unit} {site.vat.label}" ».`;
      report(facts, [id, 'unit'], { code: 'rule/vat-mention-missing', message, remedy });
    }
  },
});

function mentionsOf({ data }: Row): string[] {
  return [data.label, data.long].filter((mention) => typeof mention === 'string' && mention !== '') as string[];
}

/** « 120 € TTC », « 3 k€ TTC », « un prix TTC », « nos prix sont hors taxes ». */
function besideAmount(mention: string, locale: Locale): RegExp {
  const currency = [currencySign(locale), ...currencyNames(locale)].map((text) => RegExp.escape(text)).join('|');
  const before = String.raw`(?:${currency}|\bprix(?: sont| est| tous)*|\})`;
  return new RegExp(String.raw`${before}\s*(${RegExp.escape(mention)})(?![\p{L}\d])`, 'iu');
}

/** « euros » and « euro »: the name of the currency beside several, and beside one. */
function currencyNames({ language, country, currency }: Locale): string[] {
  const names = new Intl.NumberFormat(tagOf({ language, country }), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return [2, 1].map((amount) => names.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? currency);
}

/** True of a fact that is the least, the greatest or the range of our prices (keyword `vat` of the schema of a column). */
function isOfPrices(derived: Json | undefined, schemas: Schemas): boolean {
  const [table = '', ...field] = (textAt(derived, ['of']) ?? '').split('.');
  return (
    ['least', 'most', 'range'].includes(textAt(derived, ['kind']) ?? '') &&
    schemaAt(schemas.tables.get(table) ?? {}, field, schemas)?.vat === true
  );
}
