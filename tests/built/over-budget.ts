import { budgetFor, kinds, type Kind } from './budgets.ts';
import { weighPages } from './weigh-pages.ts';

/** A part of a page that weighs more than its budget, in bytes of brotli. */
export interface OverBudget {
  kind: Kind;
  path: string;
  bytes: number;
  allowed: number;
}

/**
 * What is over its budget once it is compressed as for going live. That takes long, and is done for what is over when it is compressed quickly,
 * which makes it larger.
 */
export function overBudget(dist: string, pages: readonly { path: string; file: string }[]): OverBudget[] {
  const quick = weighPages(dist, pages, 'quick');
  return weighPages(dist, pages).flatMap((page, index) => {
    const { scripting, hasApplication } = page;
    const doubtful = kinds.filter(
      (kind) => quick[index]!.weights[kind].brotli > budgetFor(kind, { scripting, hasApplication, text: 0 }),
    );
    return doubtful.flatMap((kind) => {
      const [bytes, allowed] = [page.weights[kind].brotli, budgetFor(kind, page)];
      return bytes > allowed ? [{ kind, path: page.path, bytes, allowed }] : [];
    });
  });
}
