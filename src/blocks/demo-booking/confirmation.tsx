import { ConfirmationDialog } from '../../forms/confirmation-dialog.tsx';
import type { FormFields } from '../../forms/form-fields.ts';
import type { ReactNode } from 'react';
import type { DemoConfirmation, DemoType, SiteForms } from '#generated/types.ts';
import { readIsoDate } from '../../ui/format-date.ts';

/** What a visitor reads after booking: the demo asked for, then what happens next, with the day and the hour. */
export function Confirmation({
  texts,
  forms,
  fields: { date = '', time = '' },
  type,
  onClose,
}: {
  texts: DemoConfirmation;
  forms: SiteForms;
  /** The fields that were sent. */
  fields: FormFields;
  type: DemoType;
  onClose: () => void;
}) {
  return (
    <ConfirmationDialog
      label={texts.label}
      title={texts.title}
      closeLabel={forms.close}
      note={forms.delivery === 'none' ? forms.privacy.nothingSent : undefined}
      onClose={onClose}
    >
      <p className="text-lead">
        {texts.received} <strong className="font-semibold text-strong">«&nbsp;{type.title}&nbsp;»</strong>.
      </p>
      <ol className="mt-6">
        <Step number={1}>
          {texts.callBack}{' '}
          <strong className="font-semibold text-strong">
            <time dateTime={`${date}T${time}`}>
              {frenchDay(date)} {texts.at} {time}
            </time>
          </strong>
          .
        </Step>
        {texts.next.map((step, index) => (
          <Step key={step} number={index + 2}>
            {step}
          </Step>
        ))}
      </ol>
    </ConfirmationDialog>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_1fr] border-t border-line py-3.5">
      <span aria-hidden="true" className="font-mono text-small text-mint">
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}

/** `2026-12-01` → mardi 1er décembre 2026. */
function frenchDay(iso: string): string {
  const { weekday, day, ordinal, month, year } = readIsoDate(iso);
  return `${weekday} ${day}${ordinal} ${month} ${year}`;
}
