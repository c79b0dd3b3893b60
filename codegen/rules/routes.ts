import { type MadePage, aliasesOf } from '../model/pages/pages.ts';
import { valueAt, type DocumentPath, type Json } from '../base/json.ts';
import { fileAndLine } from '../read/source.ts';
import { isName } from '../validate/suggest-fix.ts';
import { kebab } from '../base/names.ts';
import { defineRule } from './engine/rule.ts';
import { reservedPathReason, safePath } from '../model/routes/reserved-path.ts';

interface Address {
  page: MadePage;
  path: string;
  /** Where it stands in the route. */
  at: DocumentPath;
}

/** Addresses are unique, safe as file paths, and such that every server can show a page there. */
export const rule = defineRule({
  reads: ['present'],
  isFirst: true,
  check({ present: { pages } }, report) {
    const seen = new Map<string, Address>();
    for (const address of pages.flatMap(addressesOfPage)) {
      const { page, path } = address;
      const { row } = page;
      const first = seen.get(path.toLowerCase());
      const other = first?.page;
      const { source, path: place } = originOf(address, other);
      const misfit = safePath.test(path)
        ? reservedPathReason(path)
        : `Une adresse est faite de mots en minuscules, sans accent, reliés par des tirets, sans « / » final.${plainAddress(path, row?.data)}`;
      if (misfit !== undefined) {
        const message = `l'adresse « ${path} » ne convient pas comme nom de page.`;
        report(source, place, { code: 'rule/route-form', message, remedy: misfit });
      } else if (first === undefined || other === undefined) seen.set(path.toLowerCase(), address);
      // Another rule reports two rows with one id.
      else if (row === undefined || other.row === row || other.family !== page.family || other.row?.id !== row.id) {
        const message = `l'adresse « ${path} » existe déjà (page « ${other.family} », ${placeOf(first)}).`;
        const remedy = 'Changez une des deux, ou supprimez celle qui est en trop.';
        report(source, place, { code: 'rule/route-unique', message, remedy });
      }
    }
  },
});

/** `:id`, `[id]`, `<id>`: a field of the row, as other programs write it. */
const placeholder = /^[:[<](\w+)[\]>]?$/u;

/** The remedy for an address of words: `/Été/{row.id}/` → `/ete/{row.id}`. Nothing for another value, such as a whole URL. */
function plainAddress(path: string, row: Json | undefined): string {
  const written = path.split('/').filter((step) => step !== '');
  const field = (_: string, name: string) => `{row.${valueAt(row, [name]) === undefined ? 'id' : name}}`;
  const steps = row === undefined ? written : written.map((step) => step.replace(placeholder, field));
  if (!steps.every((step) => /^\{.*\}$/u.test(step) || isName(step))) return '';
  const plain = steps.map((step) => (step.startsWith('{') ? step : kebab(step)));
  return ` Écrivez « /${plain.join('/')} ».`;
}

function addressesOfPage(page: MadePage): Address[] {
  const { row, template } = page;
  const pattern = typeof template === 'string' ? template.replaceAll(/\{row\.\w+\}/gu, 'x') : '/';
  // A wrong template is one mistake, not one for each row.
  const main = row !== undefined && !safePath.test(pattern) ? String(template) : page.path;
  // Other findings report a missing address or an unresolved reference.
  const isUnresolved =
    row !== undefined && page.path.includes('{') && (pattern.includes('{') || safePath.test(pattern));
  const isKnown = page.path !== '' && !isUnresolved;
  return [
    ...(isKnown ? [{ page, path: main, at: ['path'] }] : []),
    ...aliasesOf(page).map((path, position) => ({ page, path, at: ['aliases', position] })),
  ];
}

/** The row makes the address, unless two routes show the same row. */
function originOf({ page, path, at }: Address, other: MadePage | undefined) {
  const { row, template, route } = page;
  const byRow = row !== undefined && at[0] === 'path' && path !== template && other?.row !== row;
  return byRow ? { source: row.source, path: [...row.path, 'id'] } : route.originOf(at);
}

function placeOf({ page, at }: Address): string {
  const { source, path } = page.route.originOf(at);
  return fileAndLine(source, path);
}
