import { useId } from 'react';
import { useSite } from '#generated/site-context.tsx';
import type { EventAgendaBlock } from '#generated/types.ts';

/**
 * Filter and search. They take their place at once, so that the list does not jump when they come alive; they give it up where
 * scripts do not run, or where theirs did not arrive.
 */
export function AgendaControls({ filter, search }: Pick<EventAgendaBlock, 'filter' | 'search'>) {
  const searchId = useId();
  const choices = [
    { id: 'all', label: filter.all },
    { id: 'upcoming', label: filter.upcoming },
    { id: 'past', label: filter.past },
    ...useSite().tables.eventCategories,
  ];
  return (
    <form
      role="search"
      className="invisible mt-10 grid gap-x-8 gap-y-6 in-data-alive:visible in-data-failed:hidden lg:grid-cols-[1fr_20rem] lg:items-end print:hidden noscript:hidden"
    >
      <fieldset className="min-w-0">
        <legend className="mb-2 text-small text-quiet">{filter.legend}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex lg:flex-wrap">
          {choices.map(({ id, label }) => (
            <label
              key={id}
              className="button-secondary cursor-pointer justify-start has-checked:border-amber has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-amber"
            >
              <input
                type="radio"
                name="filtre"
                value={id}
                defaultChecked={id === 'all'}
                className="size-4 focus-visible:outline-none"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={searchId} className="mb-2 block text-small text-quiet">
          {search.label}
        </label>
        <input
          id={searchId}
          type="search"
          placeholder={search.placeholder}
          autoComplete="off"
          className="field w-full"
        />
      </div>
    </form>
  );
}
