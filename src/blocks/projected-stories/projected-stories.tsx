import { useId } from 'react';
import type { ProjectedStoriesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Story } from './story.tsx';

/** Projected stories one below the other, the illustrative note beside the heading, the page's last actions after them. */
export function ProjectedStories({ label, heading, note, stories, closing, actions }: ProjectedStoriesBlock) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <header className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="mb-4 label text-quiet">{label}</p>
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
        </div>
        <p className="max-w-prose text-small text-quiet lg:col-span-4 lg:col-start-9">{note}</p>
      </header>
      <ul className="mt-12 border-b border-line-strong">
        {stories.map((story) => (
          <Story key={story.organisation} story={story} />
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <p className="max-w-[44ch] text-lead text-strong">{closing}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      </div>
    </Section>
  );
}
