import type { SearchBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ChatNotice } from '../../ui/chat-notice.tsx';
import { Cover } from './cover.tsx';
import { SearchBox } from './search-box.tsx';

/** The search box, close below what introduces it, on the left eight columns; what can be had as a whole on the right four. */
export function Search(block: SearchBlock) {
  const { assistant, download } = block;
  return (
    <section className="mt-[calc(var(--spacing-section)/-2)] pb-section">
      <div className="wrap grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <SearchBox search={block} />
          {assistant !== undefined && (
            <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
              <ActionLink action={assistant} />
              <ChatNotice actions={[assistant]} />
            </div>
          )}
        </div>
        {download !== undefined && <Cover download={download} />}
      </div>
    </section>
  );
}
