import { whyHidden } from '../model/index/days.ts';
import { missingAddress } from '../base/findings/missing.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { nearestParent, routeOfPage, redirectToWrite } from '../model/published/remedies.ts';
import { lostSince, shownAt } from '../model/published/lost.ts';
import { formerIdsOf } from '../model/redirects/former-ids.ts';
import { defineRule } from './engine/rule.ts';

const code = 'rule/published-address';

/** A published address still leads to a page, or its removal is written. */
export const rule = defineRule({
  codes: [code],
  reads: ['published', 'addresses', 'tables', 'routes', 'pageFiles', 'present'],
  check(inputs, report) {
    const { published, addresses, routes, present } = inputs;
    const redirects = present.index.singles.get('redirects');
    const { view } = present.index;
    for (const { row, addresses: lost } of lostSince(inputs).hidden) {
      if (view === undefined) continue;
      const { key, words } = whyHidden(row.days, view);
      const [from = ''] = lost;
      const listed = lost.map((address) => `« ${address} »`).join(', ');
      const are = lost.length === 1 ? 'a été publié et ne répondrait plus' : 'ont été publiés et ne répondraient plus';
      const message = `${listed} ${are}, sans la ligne « ${row.id} » : ${words} (« ${key}: ${String(row.data[key])} »).`;
      const moves = lost.map((address) => ({ from: address, to: null }));
      const gone = redirectToWrite(redirects, moves);
      const remedy = `Dites dès maintenant ce que devient cette adresse : ${gone}, ou « to: ${nearestParent(from, addresses)} » au lieu de « gone: true ». Tant que la ligne est là, sa page répond.`;
      report(row.source, [...row.path, key], { code, message, remedy });
    }
    const fresh = [...addresses].filter((address) => !Object.hasOwn(published.addresses, address));
    for (const [page, lost] of lostSince(inputs).addresses) {
      /** The present address of the same page, and of the same row in a family. */
      const nowAt = (address: string): string | undefined => {
        const { row } = shownAt(published, address);
        const made = present.pages.find(
          (one) =>
            one.family === page &&
            (row === undefined || (one.row && [one.row.id, ...formerIdsOf(one.row.data)].includes(row))),
        );
        return made?.path;
      };
      const moves = lost.map((from) => ({ from, to: nowAt(from) ?? null }));
      const listed = lost.map((address) => `« ${address} »`).join(', ');
      const message =
        lost.length === 1
          ? `l'adresse ${listed} a été publiée et ne répondrait plus.`
          : `les adresses ${listed} ont été publiées et ne répondraient plus.`;
      const [from = ''] = lost;
      const remedy = moves.some(({ to }) => to !== null)
        ? `Pour que les anciens liens suivent, ${redirectToWrite(redirects, moves)}.`
        : `Si rien ne la remplace, ${redirectToWrite(redirects, moves)}. ${elsewhere(suggestion(from, fresh), nearestParent(from, addresses))}`;
      const [to] = moves.map((move) => move.to);
      const restore = to == null ? 'Retirez ces liens.' : `Écrivez-y « ${to} ».`;
      const about = lost.length === 1 ? ({ ...missingAddress(from), restore, isCause: true } as const) : undefined;
      const route = routeOfPage(routes, page);
      report(routes, route ?? ['routes'], { code, message, remedy, about }, route === undefined ? 'key' : 'value');
    }
  },
});

function elsewhere(meant: string | undefined, parent: string): string {
  const how = `Pour mener ailleurs, écrivez par exemple « to: ${parent} » au lieu de « gone: true ».`;
  return meant === undefined ? how : `${how} ${meant}`;
}
