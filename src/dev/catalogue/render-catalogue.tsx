import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '#generated/types.ts';
import type { BlockKind, BlockUse } from '../../shared/block-kind.ts';
import { CatalogueDocument } from './catalogue-document.tsx';
import { IndexPage } from './index-page.tsx';
import { KindPage } from './kind-page.tsx';

export { renderExample } from './render-example.tsx';

/** The index of all kinds of block, by use. */
export function renderIndex(
  { theme }: Pick<Site, 'theme'>,
  kinds: readonly BlockKind[],
  uses: readonly BlockUse[],
): string {
  return documentOf(
    <CatalogueDocument title="Catalogue des blocs" theme={theme}>
      <IndexPage kinds={kinds} uses={uses} />
    </CatalogueDocument>,
  );
}

/** The page of a kind of block. */
export function renderKind({ theme }: Pick<Site, 'theme'>, kind: BlockKind, uses: readonly BlockUse[]): string {
  return documentOf(
    <CatalogueDocument title={`${kind.name} (${kind.type}) · Catalogue des blocs`} theme={theme}>
      <KindPage kind={kind} use={uses.find(({ id }) => id === kind.use)} />
    </CatalogueDocument>,
  );
}

function documentOf(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
