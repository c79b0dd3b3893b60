import type { StoriesBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { StoryFiles } from './story-files.tsx';
import { StoryLines } from './story-lines.tsx';

/** What changed at organisations, one below the other: as files with all that is known of each, or as lines. */
export function Stories({ look, rows, labels, ask, closing }: StoriesBlock) {
  if (look === 'files' && labels !== undefined) return <StoryFiles rows={rows} labels={labels} ask={ask} />;
  return (
    <>
      <StoryLines rows={rows} />
      {closing !== undefined && (
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
          <p className="max-w-[44ch] text-lead text-strong">{closing.text}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {closing.actions.map((action, index) => (
              <ActionLink key={action.label} action={action} style={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
