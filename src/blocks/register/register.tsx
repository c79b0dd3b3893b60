import type { RegisterBlock, RegisterLabels, RegisterShelf } from '#generated/types.ts';
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx';
import { Fold } from '../../ui/fold.tsx';
import { TextList } from '../../ui/lists.tsx';
import { FactEntry } from './fact-entry.tsx';

/** The register of figures: its method, then one entry for each fact, under a page that shows it. */
export function Register({ method, groups, labels, ...opening }: RegisterBlock) {
  return (
    <DocumentPage {...opening} entries={[method, ...groups]}>
      <DocumentSection id={method.id} title={method.title} index={0}>
        <TextList items={method.points} className="points mt-5 max-w-prose" />
      </DocumentSection>
      {groups.map(({ id, title, shelves }, index) => (
        <DocumentSection key={id} id={id} title={title} index={index + 1}>
          {shelves?.map((page) => (
            <PageFacts key={page.title ?? ''} page={page} labels={labels} />
          ))}
        </DocumentSection>
      ))}
      <SourceCard labels={labels} />
    </DocumentPage>
  );
}

/** The figures of one page under its title; on telephones folded under a line. */
function PageFacts({ page: { title, facts }, labels }: { page: RegisterShelf; labels: RegisterLabels }) {
  const list = (
    <ul>
      {facts.map((fact) => (
        <FactEntry key={fact.id} fact={fact} labels={labels} />
      ))}
    </ul>
  );
  return (
    <>
      <h3 className="mt-10 mb-3 text-h3">{title ?? labels.everywhereHeading}</h3>
      {labels.unfold === undefined ? list : <Fold summary={labels.unfold}>{list}</Fold>}
    </>
  );
}

/** The card that opens beside a figure on another page (`src/browser/figure-source.ts`): an entry of the register above the way to it and a button that closes. */
function SourceCard({ labels }: { labels: RegisterLabels }) {
  return (
    <template id="figure-source-card">
      <div id="figure-source" popover="auto" role="dialog" tabIndex={-1} className="fact source-card">
        <div className="mt-4 flex items-center justify-between gap-6">
          <a href="/">{labels.register}</a>
          <button type="button" popoverTarget="figure-source" popoverTargetAction="hide" className="button-secondary">
            {labels.close}
          </button>
        </div>
      </div>
    </template>
  );
}
