import type { SectionFrame as Frame } from '#generated/types.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { ChatNotice } from '../ui/chat-notice.tsx';

type Layout = NonNullable<Frame['layout']>;

/** How each layout places the heading and what introduces the section. */
const layouts: Readonly<Record<Layout, { header: string; title: string; aside: string; intro: string }>> = {
  above: { header: 'max-w-3xl', title: '', aside: 'mt-5', intro: 'text-lead' },
  split: {
    header: 'grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end',
    title: 'lg:col-span-7',
    aside: 'lg:col-span-5',
    intro: '',
  },
  beside: { header: 'self-start lg:sticky lg:top-28 lg:col-span-4', title: '', aside: 'mt-5', intro: '' },
  row: {
    header: 'grid items-baseline gap-y-4 lg:grid-cols-4',
    title: 'grid items-baseline gap-y-4 lg:col-span-4 lg:grid-cols-subgrid',
    aside: 'lg:col-span-3 lg:col-start-2',
    intro: '',
  },
};

/** A section's label and heading (h2), and its introduction, note and link below or beside them. */
export function FrameHeader({ frame, layout, id }: { frame: Frame; layout: Layout; id: string }) {
  const { label, heading, intro, note, action } = frame;
  const places = layouts[layout];
  const isRow = layout === 'row';
  const introduces = intro !== undefined || note !== undefined || action !== undefined;
  return (
    <header className={places.header}>
      <div className={places.title}>
        {label !== undefined && <p className={`label text-accent ${isRow ? '' : 'mb-4'}`}>{label}</p>}
        <h2 id={id} className={`text-h2 ${isRow ? 'lg:col-span-3 lg:col-start-2' : ''}`}>
          {heading}
        </h2>
      </div>
      {introduces && (
        <div className={places.aside}>
          {intro !== undefined && <p className={`max-w-prose ${places.intro}`}>{intro}</p>}
          {note !== undefined && (
            <p className={`max-w-prose text-small text-quiet ${intro === undefined ? '' : 'mt-3'}`}>{note}</p>
          )}
          {action !== undefined && (
            <div className="mt-3">
              <ActionLink action={action} style="tertiary" />
              <ChatNotice actions={[action]} />
            </div>
          )}
        </div>
      )}
    </header>
  );
}
