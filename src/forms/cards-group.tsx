import { punctuation } from '#generated/locale.ts';
import type { Form, FormField, FormGroup, FormPanel, FormChoice } from '#generated/types.ts';
import { CardBoard, PointList } from './card-board.tsx';
import type { FormFields } from './form-fields.ts';
import { useEffect } from 'react';
import { fieldsOf } from './answer.ts';
import { Rank } from '../ui/lists.tsx';

interface Props {
  group: FormGroup | undefined;
  field: FormField;
  panel: FormPanel;
  fields: FormFields;
}

/**
 * The opening of a form with a panel: its first group is a board of cards, and the panel stands beside it and the next groups.
 * @param fields the values of the form
 */
export function CardsGroup({ group, field, panel, fields }: Props) {
  const { name, choices = [] } = field;
  const chosen = choices.find(({ value }) => value === fields[name]) ?? choices[0];
  return (
    <>
      <div className="min-w-0 lg:col-span-8">
        <fieldset id={group?.id} className="min-w-0">
          <legend className="text-h3 font-semibold text-strong">
            <Rank className="mr-3 text-small font-normal text-amber">1</Rank>
            {group?.legend}
          </legend>
          <CardBoard name={name} choices={choices} pointsHeading={panel.pointsHeading} />
        </fieldset>
      </div>
      <aside className="min-w-0 lg:col-span-4 lg:row-span-2">
        {chosen !== undefined && <ChoicePanel panel={panel} choice={chosen} />}
      </aside>
    </>
  );
}

/** The field of cards that the panel of a form follows; undefined without a panel. */
export function panelField({ groups: [first], panel }: Pick<Form, 'groups' | 'panel'>): FormField | undefined {
  return panel && first?.fields.find(({ name }) => name === panel.field);
}

/** A link of the page to a card (`#security`) chooses it too, also when the address is already there. */
export function useCardLinks(form: Form): void {
  useEffect(() => {
    const ids = new Set(
      fieldsOf(form).flatMap(({ kind, choices = [] }) => (kind === 'cards' ? choices.map(({ value }) => value) : [])),
    );
    const select = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const id = link?.getAttribute('href')?.slice(1) ?? '';
      if (ids.has(id)) document.querySelector<HTMLElement>(`#${id} input`)?.click();
    };
    document.addEventListener('click', select);
    return () => document.removeEventListener('click', select);
  }, [form]);
}

/** The chosen card beside the form: its name, figure and points follow the choice, the facts are those of every choice. */
function ChoicePanel({ panel, choice }: { panel: FormPanel; choice: FormChoice }) {
  const { heading, figureLabel, pointsHeading, facts } = panel;
  const { label, figure, points } = choice;
  return (
    <div className="rounded-lg border border-line-strong bg-ink lg:sticky lg:top-24">
      <div className="border-b border-line px-6 py-5">
        <h3 className="label font-normal text-quiet">{heading}</h3>
        <div className="mt-3 flex items-baseline justify-between gap-4">
          <p className="font-display text-lead leading-snug font-semibold text-strong">
            <span>{label}</span>
          </p>
          {figure !== undefined && (
            <p className="figure shrink-0 text-amber">
              <span className="sr-only">{figureLabel + punctuation.colon}</span>
              <span>{figure.value}</span>
              <span className="unit text-quiet">&nbsp;{figure.unit}</span>
            </p>
          )}
        </div>
      </div>
      {points !== undefined && (
        <div className="border-b border-line px-6 py-5">
          <h4 className="label font-normal text-azure">{pointsHeading}</h4>
          <PointList points={points} />
        </div>
      )}
      <dl className="px-6 py-2 sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8">
        {facts.map(({ label: name, value, note }) => (
          <div
            key={name}
            className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-4 border-line py-3.5 not-first:border-t sm:max-lg:grid-cols-1 sm:max-lg:not-first:border-t-0"
          >
            <dt className="text-small text-quiet">{name}</dt>
            <dd className="text-right font-medium text-strong sm:max-lg:text-left">{value}</dd>
            {note !== undefined && <dd className="col-span-full mt-1 text-small">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
