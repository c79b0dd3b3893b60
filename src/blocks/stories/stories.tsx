import type { StoriesBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-link.tsx';
import { Icon } from '../../ui/icons.tsx';
import { inventedFrame, Results, StoryFiles } from './story-files.tsx';

const looks = { files: StoryFiles, lines: StoryLines };

/** Changes at organisations, one below the other: as files with all details of each, or as lines. */
export function Stories(block: StoriesBlock) {
  const Look = looks[block.look];
  return <Look {...block} />;
}

/** The subject of each, before and after, and its figures as points on one line; the end of the page below. */
function StoryLines({ rows, closing, illustrative }: StoriesBlock) {
  return (
    <>
      <ul className="border-b border-line-strong">
        {rows.map(({ title, about: [about] = [], before, after, figures }) => (
          <li key={title} className="grid gap-x-8 gap-y-8 border-t border-line-strong py-10 lg:grid-cols-12">
            <div className="lg:col-span-5">
              {about !== undefined && (
                <p className="mb-4 flex items-center gap-3 label text-accent">
                  {about.icon !== undefined && <Icon name={about.icon} className="size-5" />}
                  {about.name}
                </p>
              )}
              <h3 className="font-display text-lead font-semibold">{title}</h3>
              {illustrative !== undefined && <p className="mt-2 label text-quiet">{illustrative}</p>}
              <p className="mt-3 max-w-prose text-small">{before}</p>
              <p className="mt-2 max-w-prose text-small text-strong">{after}</p>
            </div>
            <Results
              figures={figures}
              isReal={illustrative === undefined}
              className={`grid-cols-2 self-center sm:grid-cols-4 lg:col-span-7 ${illustrative === undefined ? '' : inventedFrame}`}
            />
          </li>
        ))}
      </ul>
      {closing !== undefined && (
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8">
          <p className="mt-6 max-w-[44ch] text-lead text-strong">{closing.text}</p>
          <ActionRow actions={closing.actions} />
        </div>
      )}
    </>
  );
}
