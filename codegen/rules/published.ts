import { quoted } from '../base/french.ts';
import { missingAddress, missingRow } from '../base/findings/finding.ts';
import { nearest } from '../base/findings/nearest.ts';
import { whyHidden } from '../model/index/days.ts';
import type { HiddenRow } from '../model/index/spec-index.ts';
import { familiesOf, idIn } from '../model/index/hidden-row.ts';
import { hiddenAt, lostAddresses } from '../model/published/lost.ts';
import { nearestParent, redirectToWrite, renameWords, routeOfPage } from '../model/published/remedies.ts';
import { formerIdsOf } from '../model/redirects/redirects.ts';
import { defineRule, type Report, type RuleInputs } from './engine/rule.ts';

const reads = ['published', 'addresses', 'routes', 'present'] as const;

type Inputs = Pick<RuleInputs, (typeof reads)[number]>;

/** A published address still leads to a page, under its own name or that of a former id, or its removal is written. */
export const rule = defineRule({
  reads,
  check(inputs, report) {
    const { published, addresses, present } = inputs;
    const all = lostAddresses(present, published, addresses).map((from) => ({
      from,
      hidden: hiddenAt(present.index, from),
    }));
    for (const [row, own] of Map.groupBy(all, ({ hidden }) => hidden))
      if (row !== undefined) reportHidden(row, own.map(({ from }) => from), inputs, report); // prettier-ignore
    const silent = all.flatMap(({ from, hidden }) => (hidden === undefined ? [from] : []));
    const lost = lostPages(silent, inputs);
    // Where the address of a family changed, all of its pages have moved.
    for (const pages of Map.groupBy(lost, ({ from, moved }) => moved?.family ?? from).values())
      reportLost(pages, inputs, report);
  },
});

function reportHidden(row: HiddenRow, lost: readonly string[], inputs: Inputs, report: Report): void {
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

type Page = Inputs['present']['pages'][number];

interface LostPage {
  from: string;
  /** The row whose page it was, where its table is known. */
  row: { table: string; id: string } | undefined;
  /** The new page of that family, which may be that row's under another name. */
  renamed: Page | undefined;
  /** The new page that probably took its place: at an address with the same end or a similar one, or the only new one. */
  moved: Page | undefined;
  /** The page file that has the addresses now, if any. */
  page: string | undefined;
}

function lostPages(lost: readonly string[], { published, present }: Inputs): LostPage[] {
  const fresh = present.pages.filter(({ path }) => !published.has(path));
  const families = familiesOf(present.index);
  return lost.map((from) => {
    const own = families.filter((family) => idIn(family, from) !== undefined);
    const [family] = own;
    const id = family && idIn(family, from);
    const rivals = lost.filter((other) => own.some((one) => idIn(one, other) !== undefined));
    const rows = fresh.filter(({ row, family: name }) => row && own.some(({ page }) => page === name));
    const namesakes = fresh.filter(({ path }) => lastPart(path) === lastPart(from));
    const likely =
      namesakes.length === 1
        ? namesakes[0]?.path
        : nearest(
            from,
            fresh.map(({ path }) => path),
          );
    const moved =
      own.length > 0
        ? undefined
        : lost.length === 1 && fresh.length === 1
          ? fresh[0]
          : fresh.find(({ path }) => path === likely);
    const renamed = rivals.length === 1 && rows.length === 1 ? rows[0] : undefined;
    // Two tables may have such addresses: the row under another name says which it was.
    const home = own.length === 1 ? family : own.find(({ page }) => page === renamed?.family);
    return {
      from,
      row: home && id !== undefined ? { table: home.table, id } : undefined,
      renamed,
      moved,
      page: moved?.family ?? family?.page,
    };
  });
}

/** `/offre/basic` → `basic` */
function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Reports an address that is gone, or those of a family that has moved. */
function reportLost(pages: readonly LostPage[], { addresses, routes, present }: Inputs, report: Report): void {
  const [{ from, row, renamed, moved, page } = pages[0]!] = pages;
  const redirects = present.index.singles.get('redirects');
  const gone = redirectToWrite(redirects, [{ from, to: null }]);
  const froms = quoted(pages.map((one) => one.from));
  const [are, them] =
    pages.length === 1
      ? [`l'adresse ${froms} a été publiée et ne répondrait plus`, 'cette adresse']
      : [`les adresses ${froms} ont été publiées et ne répondraient plus`, 'ces adresses'];
  const message =
    row === undefined
      ? `${are}.`
      : `la ligne « ${row.id} » de la table « ${row.table} » a été publiée et n'existe plus : son adresse « ${from} » ne répondrait plus.`;
  const missing = row === undefined ? missingAddress(from) : missingRow(row.table, row.id);
  const code = row === undefined ? 'rule/published-address' : 'rule/published-row';
  if (renamed?.row !== undefined && row !== undefined) {
    const ids = [...formerIdsOf(renamed.row.data), row.id].join(', ');
    const remedy = `Si « ${renamed.row.id} » est la même sous un autre nom, ajoutez-lui « formerIds: [${ids}] » : les liens d'avant mèneront à elle. Sinon, ${gone}.`;
    const about = { ...missing, restore: renameWords(row.table, row.id, renamed.row.id), isCause: true } as const;
    report(renamed.row.source, [...renamed.row.path, 'id'], { code, message, remedy, about });
    return;
  }
  const moves = pages.flatMap((one) => (one.moved === undefined ? [] : [{ from: one.from, to: one.moved.path }]));
  const targets = [...new Set(moves.map(({ to }) => to))];
  const remedy =
    moves.length === 0
      ? `Si rien ne la remplace, ${gone}. Pour mener ailleurs, écrivez par exemple « to: ${nearestParent(from, addresses)} » au lieu de « gone: true ».`
      : `Si ${quoted(targets)} ${targets.length === 1 ? 'remplace' : 'remplacent'} ${them}, ${redirectToWrite(redirects, moves)}, pour que les anciens liens suivent.`;
  const removed = row === undefined ? 'Retirez ces liens.' : 'Retirez-la de chaque endroit.';
  const restore = moved === undefined ? removed : `Écrivez-y « ${moved.path} ».`;
  const about = pages.length === 1 ? ({ ...missing, restore, isCause: true } as const) : undefined;
  const route = page === undefined ? undefined : routeOfPage(routes, page);
  report(routes, route ?? ['routes'], { code, message, remedy, about }, route ? 'value' : 'key');
}
