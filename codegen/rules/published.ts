import { quoted } from '../base/french.ts';
import type { Missing } from '../base/findings/fault.ts';
import { missingAddress, missingRow } from '../base/findings/missing.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { whyHidden } from '../model/index/days.ts';
import type { Row } from '../model/index/spec-index.ts';
import { lostSince, shownAt, type Lost, type LostRow } from '../model/published/lost.ts';
import { nearestParent, redirectToWrite, removedRowToWrite, routeOfPage } from '../model/published/remedies.ts';
import { formerIdsOf } from '../model/redirects/former-ids.ts';
import { defineRule, type Report } from './engine/rule.ts';
import type { RuleInputs } from './engine/rule-inputs.ts';

const codes = ['rule/published-address', 'rule/published-row'] as const;
const reads = ['published', 'addresses', 'tables', 'routes', 'pageFiles', 'present'] as const;

type Inputs = Pick<RuleInputs, (typeof reads)[number]>;
type PublishedReport = Report<(typeof codes)[number]>;

/**
 * A published address still leads to a page, and a published row exists under its id or a former id, or the removal is written. The
 * finding of a row includes the address of its page.
 */
export const rule = defineRule({
  codes,
  reads,
  check(inputs, report) {
    const lost = lostSince(inputs);
    for (const one of lost.hidden) reportHidden(one, inputs, report);
    for (const [page, addresses] of lost.addresses) reportAddresses(page, addresses, inputs, report);
    for (const row of lost.rows) reportRow(row, inputs, report);
  },
});

function reportHidden(hidden: Lost['hidden'][number], inputs: Inputs, report: PublishedReport): void {
  const { row, addresses: lost } = hidden;
  const { index } = inputs.present;
  if (index.view === undefined) return;
  const { key, words } = whyHidden(row.days, index.view);
  const [from = ''] = lost;
  const are = lost.length === 1 ? 'a été publié et ne répondrait plus' : 'ont été publiés et ne répondraient plus';
  const message = `${quoted(lost)} ${are}, sans la ligne « ${row.id} » : ${words} (« ${key}: ${String(row.data[key])} »).`;
  const moves = lost.map((address) => ({ from: address, to: null }));
  const gone = redirectToWrite(index.singles.get('redirects'), moves);
  const remedy = `Dites dès maintenant ce que devient cette adresse : ${gone}, ou « to: ${nearestParent(from, inputs.addresses)} » au lieu de « gone: true ». Tant que la ligne est là, sa page répond.`;
  report(row.source, [...row.path, key], { code: 'rule/published-address', message, remedy });
}

function reportAddresses(page: string, lost: readonly string[], inputs: Inputs, report: PublishedReport): void {
  const { published, addresses, routes, present } = inputs;
  /** The present address of the same page, and of the same row in a family. */
  const nowAt = (address: string): string | null => {
    const { row } = shownAt(published, address);
    const isSame = (one: Row) => row !== undefined && [one.id, ...formerIdsOf(one.data)].includes(row);
    const family = present.pages.filter((one) => one.family === page);
    return family.find((one) => row === undefined || (one.row && isSame(one.row)))?.path ?? null;
  };
  const moves = lost.map((from) => ({ from, to: nowAt(from) }));
  const message =
    lost.length === 1
      ? `l'adresse ${quoted(lost)} a été publiée et ne répondrait plus.`
      : `les adresses ${quoted(lost)} ont été publiées et ne répondraient plus.`;
  const [from = ''] = lost;
  const fresh = [...addresses].filter((address) => !Object.hasOwn(published.addresses, address));
  const line = redirectToWrite(present.index.singles.get('redirects'), moves);
  const meant = suggestion(from, fresh);
  const elsewhere = `Si rien ne la remplace, ${line}. ${leadElsewhere(from, addresses)}`;
  const remedy = moves.some(({ to }) => to !== null)
    ? `Pour que les anciens liens suivent, ${line}.`
    : [elsewhere, ...(meant === undefined ? [] : [meant])].join(' ');
  const to = moves[0]?.to ?? null;
  const restore = to === null ? 'Retirez ces liens.' : `Écrivez-y « ${to} ».`;
  const about = lost.length === 1 ? { ...missingAddress(from), restore, isCause: true as const } : undefined;
  const route = routeOfPage(routes, page);
  const fault = { code: 'rule/published-address', message, remedy, about } as const;
  report(routes, route ?? ['routes'], fault, route === undefined ? 'key' : 'value');
}

function reportRow(row: LostRow, inputs: Inputs, report: PublishedReport): void {
  const { published, addresses, tables, routes, present } = inputs;
  const code = 'rule/published-row';
  const redirects = present.index.singles.get('redirects');
  const was = `la ligne « ${row.id} » de la table « ${row.table} » a été publiée et n'existe plus`;
  const moves = row.addresses.map((from) => ({ from, to: null }));
  const gone =
    moves.length === 0 ? removedRowToWrite(redirects, `${row.table}.${row.id}`) : redirectToWrite(redirects, moves);
  if (row.successor !== undefined) {
    const message = `${was}, et « ${row.successor.id} » est nouvelle à sa place.`;
    const remedy = `${renamed(row, row.successor)} Sinon, ${gone}.`;
    const about = aboutRow(row, `Écrivez-y « ${row.successor.id} ».`);
    report(row.successor.source, [...row.successor.path, 'id'], { code, message, remedy, about });
    return;
  }
  const about = aboutRow(row, 'Retirez-la de chaque endroit.');
  const [address] = row.addresses;
  if (address !== undefined) {
    const route = routeOfPage(routes, shownAt(published, address).page);
    const message = `${was} : son adresse « ${address} » ne répondrait plus.`;
    const remedy = `Si rien ne la remplace, ${gone}. ${leadElsewhere(address, addresses)}`;
    report(routes, route ?? ['routes'], { code, message, remedy, about }, route === undefined ? 'key' : 'value');
    return;
  }
  const message = `${was} : les liens qui la nomment ne choisiraient plus rien.`;
  const remedy = `Si une autre ligne la remplace, ajoutez à celle-ci « formerIds: [${row.id}] ». Sinon, ${gone}.`;
  const rows = tables.get(row.table) ?? [];
  const ids = published.rows[row.table] ?? [];
  // At the gap: the row that stood before it, else the one that stands first now.
  const before = ids.slice(0, ids.indexOf(row.id)).findLast((id) => rows.some((one) => one.id === id));
  const neighbour = rows.find(({ id }) => id === before) ?? rows[0];
  if (neighbour === undefined) report(routes, ['routes'], { code, message, remedy, about }, 'key');
  else {
    const place = before === undefined ? 'en tête' : `après « ${before} »`;
    const gap = message.replace('a été publiée', `a été publiée (${place})`);
    report(neighbour.source, [...neighbour.path, 'id'], { code, message: gap, remedy, about });
  }
}

function leadElsewhere(address: string, addresses: ReadonlySet<string>): string {
  return `Pour mener ailleurs, écrivez par exemple « to: ${nearestParent(address, addresses)} » au lieu de « gone: true ».`;
}

function aboutRow({ table, id }: LostRow, restore: string): Missing {
  return { ...missingRow(table, id), restore, isCause: true };
}

function renamed({ id, addresses }: LostRow, successor: Row): string {
  const ids = [...formerIdsOf(successor.data), id].join(', ');
  const led = addresses.length === 0 ? '' : ` et l'adresse ${addresses.join(', ')}`;
  return `Si c'est la même sous un autre nom, ajoutez-lui « formerIds: [${ids}] » : les liens d'avant${led} mèneront à elle.`;
}
