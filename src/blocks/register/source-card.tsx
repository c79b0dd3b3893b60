import type { RegisterLabels } from '#generated/types.ts';

/** What opens beside a figure on another page (`src/browser/figure-source.ts`): an entry of the register above the way to it and a button that closes. */
export function SourceCard({ labels }: { labels: RegisterLabels }) {
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
