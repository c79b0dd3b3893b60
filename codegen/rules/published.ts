import { quoted } from '../base/french.ts';
import { missingAddress, missingRow } from '../base/findings/fault.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { whyHidden } from '../model/index/days.ts';
import type { HiddenRow } from '../model/index/spec-index.ts';
import { familiesOf, hiddenAt, idIn, lostAddresses } from '../model/published/lost.ts';
import { nearestParent, redirectToWrite, routeOfPage } from '../model/published/remedies.ts';
import { formerIdsOf } from '../model/redirects/former-ids.ts';
import { defineRule, type Report } from './engine/rule.ts';
import type { RuleInputs } from './engine/rule-inputs.ts';

const codes = ['rule/published-address', 'rule/published-row'] as const;
const reads = ['published', 'addresses', 'routes', 'present'] as const;

type Inputs = Pick<RuleInputs, (typeof reads)[number]>;
type PublishedReport = Report<(typeof codes)[number]>;

/** A published address still leads to a page, under its own name or that of a former id, or its removal is written. */
export const rule = defineRule({
  codes,
  reads,
  check(inputs, report) {
    const { published, addresses, present } = inputs;
    const { index } = present;
    const lost = lostAddresses(present, published, addresses).map((from) => ({ from, hidden: hiddenAt(index, from) }));
    for (const [row, own] of Map.groupBy(lost, ({ hidden }) => hidden))
      if (row !== undefined) reportHidden(row, own.map(({ from }) => from), inputs, report); // prettier-ignore
    const silent = lost.flatMap(({ from, hidden }) => (hidden === undefined ? [from] : []));
    const fresh = present.pages.filter(({ path }) => !published.has(path));
    const families = familiesOf(index);
    const moved = new Map<string, { from: string; to: string; page: string }[]>();
    for (const from of silent) {
      const own = families.filter((family) => idIn(family, from) !== undefined);
      const rivals = silent.filter((other) => own.some((family) => idIn(family, other) !== undefined));
      const successors = fresh.filter(({ row, family }) => row && own.some(({ page }) => page === family));
      // One page that goes and one that comes are taken for the same.
      const isOnly = silent.length === 1 && fresh.length === 1;
      const target = fresh.filter(({ path }) => isOnly || lastPart(path) === lastPart(from));
      const [successor] = successors;
      if (own.length === 0 && target.length === 1 && target[0] !== undefined) {
        const { path: to, family: page } = target[0];
        moved.set(page, [...(moved.get(page) ?? []), { from, to, page }]);
      } else if (rivals.length === 1 && successors.length === 1 && successor !== undefined)
        reportRenamed(from, successor, inputs, report);
      else reportGone(from, own, inputs, report);
    }
    for (const [page, moves] of moved) reportMoved(page, moves, inputs, report);
  },
});

/** `/offre/basic` → `basic` */
function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

function reportHidden(row: HiddenRow, lost: readonly string[], inputs: Inputs, report: PublishedReport): void {
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

/** Reports addresses whose last part is that of a page that was never published. */
function reportMoved(
  page: string,
  moves: readonly { from: string; to: string }[],
  { routes, present }: Inputs,
  report: PublishedReport,
): void {
  const lost = moves.map(({ from }) => from);
  const [{ from, to } = { from: '', to: '' }] = moves;
  const message =
    lost.length === 1
      ? `l'adresse ${quoted(lost)} a été publiée et ne répondrait plus.`
      : `les adresses ${quoted(lost)} ont été publiées et ne répondraient plus.`;
  const targets = new Set(moves.map((move) => move.to));
  const replaced = `${quoted([...targets])} ${targets.size === 1 ? 'remplace' : 'remplacent'} ${lost.length === 1 ? 'cette adresse' : 'ces adresses'}`;
  const remedy = `Si ${replaced}, ${redirectToWrite(present.index.singles.get('redirects'), moves)}, pour que les anciens liens suivent.`;
  const about = lost.length === 1 ? { ...missingAddress(from), restore: `Écrivez-y « ${to} ».`, isCause: true } as const : undefined; // prettier-ignore
  const route = routeOfPage(routes, page);
  report(
    routes,
    route ?? ['routes'],
    { code: 'rule/published-address', message, remedy, about },
    route ? 'value' : 'key',
  );
}

/** Reports the address of a row that is gone, where its table has one new row. */
function reportRenamed(
  from: string,
  { row, family }: Inputs['present']['pages'][number],
  { present }: Inputs,
  report: PublishedReport,
): void {
  const own = familiesOf(present.index).find(
    ({ page, template }) => page === family && idIn({ page, template, table: '' }, from),
  );
  const id = own && idIn(own, from);
  if (row === undefined || own === undefined || id === undefined) return;
  const message = `la ligne « ${id} » de la table « ${own.table} » a été publiée et n'existe plus, et « ${row.id} » est nouvelle à sa place.`;
  const gone = redirectToWrite(present.index.singles.get('redirects'), [{ from, to: null }]);
  const ids = [...formerIdsOf(row.data), id].join(', ');
  const remedy = `Si c'est la même sous un autre nom, ajoutez-lui « formerIds: [${ids}] » : les liens d'avant et l'adresse ${from} mèneront à elle. Sinon, ${gone}.`;
  const about = { ...missingRow(own.table, id), restore: `Écrivez-y « ${row.id} ».`, isCause: true } as const;
  report(row.source, [...row.path, 'id'], { code: 'rule/published-row', message, remedy, about });
}

/** Reports an address that nothing replaces: of a row, where one table alone has such addresses, or of a page. */
function reportGone(
  from: string,
  families: ReturnType<typeof familiesOf>,
  { published, addresses, routes, present }: Inputs,
  report: PublishedReport,
): void {
  const [family, ...others] = families;
  const gone = redirectToWrite(present.index.singles.get('redirects'), [{ from, to: null }]);
  const elsewhere = `Si rien ne la remplace, ${gone}. Pour mener ailleurs, écrivez par exemple « to: ${nearestParent(from, addresses)} » au lieu de « gone: true ».`;
  const route = family && routeOfPage(routes, family.page);
  const at = route ? 'value' : 'key';
  const id = family && idIn(family, from);
  if (family !== undefined && id !== undefined && others.length === 0) {
    const message = `la ligne « ${id} » de la table « ${family.table} » a été publiée et n'existe plus : son adresse « ${from} » ne répondrait plus.`;
    const about = { ...missingRow(family.table, id), restore: 'Retirez-la de chaque endroit.', isCause: true } as const;
    report(routes, route ?? ['routes'], { code: 'rule/published-row', message, remedy: elsewhere, about }, at);
    return;
  }
  const message = `l'adresse « ${from} » a été publiée et ne répondrait plus.`;
  const meant = suggestion(
    from,
    [...addresses].filter((address) => !published.has(address)),
  );
  const remedy = meant === undefined ? elsewhere : `${elsewhere} ${meant}`;
  const about = { ...missingAddress(from), restore: 'Retirez ces liens.', isCause: true } as const;
  report(routes, route ?? ['routes'], { code: 'rule/published-address', message, remedy, about }, at);
}
