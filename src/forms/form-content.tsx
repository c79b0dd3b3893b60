import { Fragment } from 'react';
import type { Form, FormCalculation, FormHint, SiteForms } from '#generated/types.ts';
import { hasCards, loadCalculationCard } from '#generated/form-parts.ts';
import { RequestBar } from './request-bar.tsx';
import { CardsGroup, panelField } from './cards-group.tsx';
import { FieldGroup } from './field-group.tsx';
import { faultsLeft } from './use-submission.ts';
import { fieldsOf } from './answer.ts';
import { readEntry } from './sent-request.ts';
import { useLoaded } from './use-loaded.ts';
import type { RequestFormState } from './use-request-form.ts';

interface Props {
  form: Form;
  settings: SiteForms;
  request: RequestFormState;
  hints: readonly FormHint[];
}

/** The request that a link brings, then the groups of the form; beside a panel, the first of them is a board of cards. */
export function FormContent({ form, settings, request, hints }: Props) {
  const { fields, submission } = request;
  const faults = faultsLeft(submission, fields);
  const cards = hasCards ? panelField(form) : undefined;
  const firstField = fieldsOf(form)[0]?.name ?? '';
  const groups = form.groups.map((group, index) => ({ group, number: index + 1 }));
  const rest = groups.slice(cards === undefined ? 0 : 1).map(({ group, number }) => (
    <Fragment key={number}>
      {form.calculation && group.fields.some(({ name }) => name === form.calculation?.fills) && (
        <Calculation texts={form.calculation} request={request} next={firstField} />
      )}
      <FieldGroup
        {...{ group, fields, faults, hints }}
        number={groups.length > 1 ? number : undefined}
        prompt={settings.choose}
      />
    </Fragment>
  ));
  return (
    <>
      {form.topic !== undefined && <RequestBar form={form} texts={form.topic} request={request} next={firstField} />}
      {cards === undefined || form.panel === undefined ? (
        rest
      ) : (
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <CardsGroup group={form.groups[0]} field={cards} panel={form.panel} fields={fields} />
          <div className="min-w-0 lg:col-span-8">{rest}</div>
        </div>
      )}
    </>
  );
}

/** The result of the calculator that the visitor brings, above the message that it proposes. Its script is loaded only then. */
function Calculation(props: { texts: FormCalculation; request: RequestFormState; next: string }) {
  const loaded = useLoaded(readEntry('calculation') === undefined ? undefined : loadCalculationCard);
  return <div>{loaded && <loaded.CalculationCard {...props} />}</div>;
}
