import { Fragment } from 'react';
import type { Form, FormCalculation, FormHint, SiteForms } from '#generated/types.ts';
import { hasCards, loadCalculationCard } from '#generated/form-parts.ts';
import { locale } from '#generated/locale.ts';
import { localDay } from '../ui/days.ts';
import { activeHints, momentHints } from './hints.ts';
import { RequestBar, requestedDetails } from './request-bar.tsx';
import { CardsGroup, panelField, useCardLinks } from './cards-group.tsx';
import { FieldGroup } from './field-group.tsx';
import { faultsLeft } from './use-submission.ts';
import { fieldsOf } from './answer.ts';
import { FormConfirmation } from './form-confirmation.tsx';
import { topicName, type FormFields } from './form-fields.ts';
import { RequestForm } from './request-form.tsx';
import { withCurrentIds } from './deep-link.ts';
import { readEntry } from './sent-request.ts';
import { useLoaded } from './use-loaded.ts';
import { useRequestForm, type RequestFormState } from './use-request-form.ts';

/** A form, and the parts of its page that it reads. */
interface Props {
  form: Form;
  /** Shared by the forms of the site. */
  settings: SiteForms;
  /** For visitors whose request fails. */
  email: string;
}

/** A form of the spec: hints follow the choices, and a confirmation opens once the request is handed over. */
export function FormApplication({ form, settings, email }: Props) {
  const request = useRequestForm(form, settings);
  useCardLinks(form);
  const { fields, requested, submission } = request;
  const faults = faultsLeft(submission, fields);
  const hints = hintsFor(form, fields);
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
      <RequestForm {...{ form, request, settings, email, hints }}>
        {form.topic !== undefined && (
          <RequestBar
            topic={fields[topicName]}
            details={requested === undefined ? [] : detailsOf(form, requested, fields)}
            texts={form.topic}
            onRemove={() =>
              request.undoLink(
                (form.links ?? []).map(({ parameter }) => parameter),
                firstField,
              )
            }
          />
        )}
        {cards === undefined || form.panel === undefined ? (
          rest
        ) : (
          <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
            <CardsGroup
              id={form.groups[0]?.id}
              legend={form.groups[0]?.legend ?? ''}
              field={cards}
              panel={form.panel}
              fields={fields}
            />
            <div className="min-w-0 lg:col-span-8">{rest}</div>
          </div>
        )}
      </RequestForm>
      {submission.phase === 'confirmed' && form.confirmation !== undefined && (
        <FormConfirmation
          form={form}
          confirmation={form.confirmation}
          sent={submission.fields}
          settings={settings}
          email={email}
          onClose={request.close}
        />
      )}
    </>
  );
}

/** The result of the calculator that the visitor brings, above the message that it proposes. Its script is loaded only then. */
function Calculation(props: { texts: FormCalculation; request: RequestFormState; next: string }) {
  const loaded = useLoaded(readEntry('calculation') === undefined ? undefined : loadCalculationCard);
  return <div>{loaded && <loaded.CalculationCard {...props} />}</div>;
}

function detailsOf(form: Form, requested: FormFields, fields: FormFields): string[] {
  return requestedDetails(form, {
    requested,
    fields,
    search: withCurrentIds(location.search),
    today: localDay(new Date()),
  });
}

function hintsFor(form: Form, fields: FormFields): FormHint[] {
  const moment = { now: new Date(), timeZone: locale.timeZone };
  return [...activeHints(form.hints ?? [], fields), ...momentHints(fieldsOf(form), fields, moment)];
}
