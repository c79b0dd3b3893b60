import { useEffect, useEffectEvent, useState } from 'react';
import type { FormCalculation } from '#generated/types.ts';
import { readCalculation, removeCalculation, writeCalculation } from './attached-calculation.ts';
import type { FormFields } from './form-fields.ts';
import type { RequestFormState } from './use-request-form.ts';

interface CardProps {
  texts: FormCalculation;
  request: RequestFormState;
  /** The field that takes the focus when the visitor removes the result. */
  next: string;
}

/** The stored result of the calculator until it is sent or removed: it goes with the request, and proposes a message once. */
export function CalculationCard({ texts, request: { ref, attach, saveDraft }, next }: CardProps) {
  const [calculation, setCalculation] = useState(readCalculation);
  const field = (name: string) => {
    const control = ref.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
  };
  const replaceMessage = (former: readonly string[], text: string) => {
    const message = field(texts.fills);
    if (message === undefined || !former.includes(message.value)) return;
    message.value = text;
    saveDraft();
  };
  const detach = () => {
    removeCalculation();
    attach({});
    setCalculation(undefined);
  };
  const begin = useEffectEvent(() => {
    if (calculation === undefined) return;
    attach(calculation.fields, detach);
    replaceMessage(calculation.over, calculation.message);
    writeCalculation({ ...calculation, over: [] });
  });
  useEffect(() => begin(), []);
  if (calculation === undefined) return null;
  const { subject, figures, given, message } = calculation;
  const remove = () => {
    detach();
    replaceMessage([message], '');
    field(next)?.focus();
  };
  return (
    <section
      aria-label={texts.heading}
      data-calculation=""
      className="mb-8 border-l-2 border-amber bg-raised py-3 pr-2 pl-4 text-small"
    >
      <div className="flex items-start justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <strong className="block font-semibold text-strong">{texts.heading}</strong>
          {subject}
        </p>
        <button type="button" className="button-secondary" onClick={remove}>
          {texts.remove}
        </button>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <Rows of={figures} value="font-mono font-medium text-strong" />
      </dl>
      <details className="mt-2">
        <summary className="min-h-6 text-quiet hover:text-strong">{texts.given}</summary>
        <dl className="mt-2">
          <Rows
            of={given}
            row="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5"
            value="text-strong"
          />
        </dl>
      </details>
      <p className="mt-2 text-quiet">{texts.note}</p>
    </section>
  );
}

function Rows({ of, row, value }: { of: FormFields; row?: string; value: string }) {
  return Object.entries(of).map(([label, text]) => (
    <div key={label} className={row}>
      <dt className="text-quiet">{label}</dt>
      <dd className={value}>{text}</dd>
    </div>
  ));
}
