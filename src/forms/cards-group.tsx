import type { Form, FormField, FormPanel } from '#generated/types.ts';
import { CardBoard } from './card-board.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import type { FormFields } from './form-fields.ts';
import { useEffect } from 'react';
import { fieldsOf } from './answer.ts';

interface Props {
  id: string | undefined;
  legend: string;
  field: FormField;
  panel: FormPanel;
  fields: FormFields;
}

/**
 * The opening of a form with a panel: its first group is a board of cards, and the panel stands beside it and the next groups.
 * @param id its anchor
 * @param fields the values of the form
 */
export function CardsGroup({ id, legend, field, panel, fields }: Props) {
  const { name, choices = [] } = field;
  const chosen = choices.find(({ value }) => value === fields[name]) ?? choices[0];
  return (
    <>
      <div className="min-w-0 lg:col-span-8">
        <fieldset id={id} className="min-w-0">
          <legend className="text-h3 font-semibold text-strong">
            <span aria-hidden="true" className="mr-3 font-mono text-small font-normal text-amber">
              1
            </span>
            {legend}
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
