import { searchSign } from '#generated/signs.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { useId } from 'react';
import type { SearchBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ScriptIsland } from '../../static/island.tsx';

/**
 * The field, and where its script puts what it finds. The field has no name: without the script the form leads to the list
 * and puts nothing into the address.
 */
export function SearchBox({ search }: { search: SearchBlock }) {
  const fieldId = useId();
  const { answers } = search;
  return (
    <ScriptIsland name="search" className="max-w-2xl print:hidden">
      <form role="search" action={`#${search.target}`} data-answers={JSON.stringify(answers)}>
        <label htmlFor={fieldId} className="text-small text-quiet">
          {search.label}
        </label>
        <div className="mt-2 flex gap-3 max-sm:flex-col">
          <input
            id={fieldId}
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder={search.placeholder}
            aria-describedby={`${fieldId}-hint`}
            className="field min-h-13 min-w-0 flex-1"
          />
          <button type="submit" className="button-secondary min-h-13 sm:min-w-44">
            <Glyph shapes={searchSign} className="size-4" />
            <span data-hint="">{search.button}</span>
            <span data-hint="" hidden>
              {search.liveButton}
            </span>
          </button>
        </div>
        <p id={`${fieldId}-hint`} className="mt-3 text-small text-quiet">
          <span data-hint="">{search.hint}</span>
          <span data-hint="" hidden>
            {search.liveHint}
          </span>
        </p>
        <p role="alert" data-failure="" hidden className="mt-3 border-l-2 border-coral pl-4 text-strong">
          {answers.failure}
        </p>
        <p role="status" className="mt-3 text-small text-strong" />
        <div data-suggestion="" hidden>
          <p className="mt-1 text-small">{answers.suggestion}</p>
          <ActionLink action={search.request} style="tertiary" />
        </div>
        <Results target={search.target} />
      </form>
    </ScriptIsland>
  );
}

/** An empty list, and the shape of one result, which leads to the guides until it is filled in. */
function Results({ target }: { target: string }) {
  return (
    <>
      <ol data-results="" hidden className="mt-3 border-b border-line" />
      <template data-result="">
        <li className="border-t border-line transition-colors duration-150 focus-within:border-amber hover:border-amber">
          <a href={`#${target}`} className="block py-3.5 [&_mark]:bg-transparent [&_mark]:text-amber">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span data-title="" className="font-medium text-strong" />
              <span data-kind="" className="label text-accent" />
            </span>
            <span data-excerpt="" className="mt-1 block text-small" />
          </a>
        </li>
      </template>
    </>
  );
}
