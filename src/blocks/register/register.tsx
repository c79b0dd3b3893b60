import type { FigureState, RegisterBlock, RegisterGroup, RegisterLabels } from '#generated/types.ts';
import { punctuation } from '#generated/locale.ts';
import { DocumentHeader } from '../../ui/document-page.tsx';
import { FactEntry, factsOf, readingsOf, statesOf } from './fact-entry.tsx';

const states = ['measured', 'derived', 'law', 'published', 'announced'] as const satisfies readonly FigureState[];

/**
 * The register of figures: a filter by state with counts, then a band for each group: each figure as a circle that leads to its entry,
 * and the entries, folded. The filter is a radio group that the stylesheet reads: it works without JavaScript.
 */
export function Register(block: RegisterBlock) {
  const { label, heading, intro, groups, labels } = block;
  return (
    <div className="register wrap pt-hero pb-section">
      <DocumentHeader {...{ label, heading, intro }} />
      <StateFilter {...block} />
      <section aria-labelledby="ronds" className="mt-16">
        <h2 id="ronds" className="text-h2">
          {labels.circles}
        </h2>
        <div className="mt-8">
          {groups.map((group) => (
            <Group key={group.id} group={group} block={block} />
          ))}
        </div>
      </section>
      <SourceCard labels={labels} />
    </div>
  );
}

/** One choice for all figures, then one for each state with the number of its figures. */
function StateFilter({ states: texts, groups, labels }: RegisterBlock) {
  const all = readingsOf(groups.flatMap(factsOf));
  const choices = (['all', ...states] as const).map((id) => ({
    id,
    ...texts[id],
    count: id === 'all' ? all.length : all.filter(({ state }) => state === id).length,
  }));
  return (
    <fieldset className="mt-12">
      <legend className="label text-quiet">{labels.filter}</legend>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map(({ id, name, description, count }) => (
          <label key={id} className="choice relative block p-5">
            <input
              type="radio"
              name="state"
              id={`state-${id}`}
              defaultChecked={id === 'all'}
              aria-describedby={`state-${id}-text`}
              className="sr-only"
            />
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-strong">
              <span className={`figure ${id === 'all' ? '' : 'proof'}`} data-mark={id}>
                {count}
              </span>
              {name}
            </span>
            <span id={`state-${id}-text`} className="mt-1 block text-small text-quiet">
              {description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A group under its title and the number of its figures: each as a circle, with its name, its value and its state as its text, then their entries. Nothing without figures. */
function Group({ group, block: { labels, marks } }: { group: RegisterGroup; block: RegisterBlock }) {
  const facts = factsOf(group);
  if (facts.length === 0) return null;
  return (
    <div className="grid gap-x-8 gap-y-3 border-t border-line-strong py-6 lg:grid-cols-12">
      <div className="flex items-baseline justify-between gap-4 lg:col-span-4 lg:flex-col lg:justify-start">
        <h3 className="text-lead">{group.title}</h3>
        <p className="figure text-strong">{readingsOf(facts).length}</p>
      </div>
      <div className="lg:col-span-8">
        <ul className="-ml-2 flex flex-wrap">
          {facts.flatMap(({ id, label, readings }) =>
            readings.map((reading) => {
              const words = `${reading.label ?? label}${punctuation.colon}${reading.text}, ${marks[reading.state]}`;
              return (
                <li key={`${id} ${reading.name}`} data-state={reading.state}>
                  <a
                    href={`#${id}`}
                    title={words}
                    aria-label={words}
                    className="proof circle size-6 justify-center hover:text-strong"
                    data-mark={reading.state}
                    data-reading={reading.name}
                  />
                </li>
              );
            }),
          )}
        </ul>
        <Entries group={group} labels={labels} />
      </div>
    </div>
  );
}

/** The entries of a group, by the first page that shows them, folded. */
function Entries({ group, labels }: { group: RegisterGroup; labels: RegisterLabels }) {
  return (
    <details id={group.id} className="printed mt-3">
      <summary className="flex min-h-11 items-center text-small underline decoration-line-strong underline-offset-4">
        {labels.definitions}
        <span className="sr-only">{punctuation.colon + group.title}</span>
      </summary>
      {group.shelves?.map(({ title, facts }) => (
        <div key={title ?? ''} className="pb-6" data-state={statesOf(facts)}>
          <h4 className="mb-2 label text-quiet">{title ?? labels.everywhereHeading}</h4>
          <ul className="grid gap-x-10 lg:grid-cols-2">
            {facts.map((fact) => (
              <FactEntry key={fact.id} fact={fact} labels={labels} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** The card that opens beside a figure (`src/browser/figure-source.ts`): an entry of the register, its other readings folded, above the way to it and a button that closes. */
function SourceCard({ labels }: { labels: RegisterLabels }) {
  return (
    <template id="figure-source-card">
      <div id="figure-source" popover="auto" role="dialog" tabIndex={-1} className="fact source-card">
        <details className="mt-3 border-t border-line">
          <summary className="flex min-h-11 items-center text-small underline decoration-line-strong underline-offset-4">
            {labels.others}
          </summary>
        </details>
        <div className="mt-4 flex items-center justify-between gap-6">
          <a href="/">{labels.register}</a>
          <button type="button" popoverTarget="figure-source" popoverTargetAction="hide" className="button-secondary">
            {labels.close}
          </button>
        </div>
      </div>
    </template>
  );
}
