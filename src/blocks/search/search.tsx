import { useId } from 'react';
import { searchSign } from '#generated/signs.ts';
import type { SearchBlock, SearchDownload } from '#generated/types.ts';
import { ScriptIsland } from '../../frame/island.tsx';
import { ActionLink, PlacedAction } from '../../ui/action-link.tsx';
import { Glyph } from '../../ui/icons.tsx';

/** The search box, close below its introduction, on the left eight columns; the download of the whole set on the right four. */
export function Search(block: SearchBlock) {
  const { assistant, download } = block;
  return (
    <section className="mt-[calc(var(--spacing-section)/-2)] pb-section">
      <div className="wrap grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <SearchBox search={block} />
          <PlacedAction action={assistant} className="mt-6" style="secondary" />
        </div>
        {download !== undefined && <Cover download={download} />}
      </div>
    </section>
  );
}

/**
 * The field, and the place of the results. The field has no name: without the script the form leads to the list
 * and puts nothing into the address.
 */
function SearchBox({ search }: { search: SearchBlock }) {
  const fieldId = useId();
  const { answers } = search;
  return (
    <ScriptIsland name="search" className="max-w-2xl print:hidden">
      <form role="search" action={`#${search.target}`} data-answers={JSON.stringify(answers)}>
        <label htmlFor={fieldId} className="text-small text-quiet">
          {search.label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id={fieldId}
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder={search.placeholder}
            aria-describedby={`${fieldId}-hint`}
            className="field min-h-13 min-w-0 grow"
          />
          <button type="submit" className="button-secondary min-h-13 sm:min-w-44">
            <Glyph shapes={searchSign} className="size-4 max-sm:hidden" />
            <span data-hint="">{search.button}</span>
            <span data-hint="" hidden>
              {search.liveButton}
            </span>
          </button>
        </div>
        <p role="alert" data-failure="" hidden className="mt-3 border-l-2 border-coral pl-4 text-strong">
          {answers.failure}
        </p>
        <p role="status" className="mt-3 text-small text-strong" />
        <div data-suggestion="" hidden>
          <p className="mt-1 text-small">{answers.suggestion}</p>
          <ActionLink action={search.request} style="tertiary" />
        </div>
        {/* An empty list, and the shape of one result, which leads to the guides until it is filled in. */}
        <ol data-results="" hidden className="mt-3 border-b border-line" />
        <template data-result="">
          <li className="border-t border-line eases focus-within:border-amber hover:border-amber">
            <a href={`#${search.target}`} className="block py-3.5 [&_mark]:bg-transparent [&_mark]:text-amber">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span data-title="" className="font-medium text-strong" />
                <span data-kind="" className="label text-accent" />
              </span>
              <span data-excerpt="" className="mt-1 block text-small" />
            </a>
          </li>
        </template>
        <p id={`${fieldId}-hint`} className="mt-3 text-small text-quiet">
          <span data-hint="">{search.hint}</span>
          <span data-hint="" hidden>
            {search.liveHint}
          </span>
        </p>
      </form>
    </ScriptIsland>
  );
}

/** The whole set as the cover of a printed volume: its title, its size, the button that requests it: quiet, as what most look for is on the page. */
function Cover({ download: { title, text, size, action } }: { download: SearchDownload }) {
  return (
    <div className="flex panel-in flex-col self-start rounded-lg border border-line-strong bg-inset p-6 lg:col-span-4">
      <h2 className="text-lead">{title}</h2>
      <p className="mt-3 text-small">{text}</p>
      <p className="mt-auto pt-8 font-mono text-small text-quiet">{size.text ?? size.value}</p>
      <div className="mt-6 flex flex-col">
        <ActionLink action={action} />
      </div>
    </div>
  );
}
