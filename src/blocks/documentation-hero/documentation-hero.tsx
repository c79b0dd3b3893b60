import type { DocumentationDownload, DocumentationHeroBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';
import { HeroLabel } from '../../ui/hero-label.tsx';
import { SearchBox } from './search-box.tsx';

/** Title and search on the left eight columns, the whole set as a cover sheet on the right four. */
export function DocumentationHero({ label, heading, intro, search, download, assistant }: DocumentationHeroBlock) {
  return (
    <section className="pt-hero pb-section">
      <div className="wrap grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <HeroLabel className="text-azure">{label}</HeroLabel>
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-6 max-w-prose text-lead">{intro}</p>
          <SearchBox search={search} />
          {assistant !== undefined && (
            <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
              <ActionLink action={assistant} />
              <ChatNotice actions={[assistant]} />
            </div>
          )}
        </div>
        <Cover download={download} />
      </div>
    </section>
  );
}

function Cover({ download: { title, text, size, action } }: { download: DocumentationDownload }) {
  return (
    <div className="flex panel-in flex-col rounded-lg border border-line-strong bg-inset p-6 sm:p-8 lg:col-span-4 lg:max-h-150">
      <h2 className="text-lead">{title}</h2>
      <p className="mt-3 text-small">{text}</p>
      <p className="figure-xl mt-auto pt-10 whitespace-nowrap text-strong">
        {size.value}
        {size.unit !== undefined && <span className="unit text-quiet"> {size.unit}</span>}
      </p>
      <div className="mt-6 flex flex-col">
        <ActionLink action={action} style="primary" />
      </div>
    </div>
  );
}
