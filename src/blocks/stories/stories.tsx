import type { StoriesBlock } from '#generated/types.ts';
import { ActionRow } from '../../ui/action-link.tsx';
import { FigureLabel, FigureValue, plainFigure } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icons.tsx';
import { StoryFiles } from './story-files.tsx';

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
            <dl
              className={`grid grid-cols-2 gap-y-8 self-center sm:flex lg:col-span-7 ${illustrative === undefined ? 'lg:pl-8' : 'border border-dashed border-line-strong p-5'}`}
            >
              {figures.map((figure) => (
                <div
                  key={figure.label}
                  className="relative flex flex-col justify-between border-t border-line-strong pt-5 pr-4 sm:flex-1"
                >
                  <dt className="text-small text-quiet">
                    <span aria-hidden="true" className="absolute -top-[3px] left-0 size-[5px] rounded-full bg-accent" />
                    <FigureLabel figure={figure} />
                  </dt>
                  <dd
                    className={`mt-2 whitespace-nowrap text-strong ${illustrative === undefined ? 'figure' : 'font-mono text-lead'}`}
                  >
                    {illustrative === undefined ? <FigureValue figure={figure} /> : plainFigure(figure)}
                  </dd>
                </div>
              ))}
            </dl>
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
