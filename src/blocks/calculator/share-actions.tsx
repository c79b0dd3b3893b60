import { useState } from 'react';
import type { CalculatorShare } from '#generated/types.ts';
import { mailTo } from '../../ui/email-link.tsx';
import { controlStyle, Field } from '../../ui/field.tsx';
import { resultWords, summaryOf } from '../../calculator/result-words.ts';
import { fillSentence } from '../../calculator/written-return.ts';
import { addressOf } from '../../calculator/scenario-address.ts';
import { useInstrument, type ResultProps } from './instrument.ts';

/** An address that the browser did not let the page copy, selected for the visitor to do it. */
function RefusedCopy({ texts, address }: { texts: CalculatorShare; address: string }) {
  return (
    <div className="mt-3">
      <Field label={texts.address} note={texts.refused}>
        {(ids) => <input {...ids} readOnly value={address} ref={select} className={`${controlStyle} font-mono`} />}
      </Field>
    </div>
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

const quiet =
  'min-h-11 font-medium text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber';

/** The result of the last press of a button, and its address: it does not hold for another address. */
interface Outcome {
  readonly link: string;
  readonly is: 'shared' | 'copied' | 'refused';
}

/**
 * Shares the calculation by the device's own dialog, else by a mail with the result in a few lines; copies its address, or shows it when
 * the browser does not allow that; prints the report. The pressed button confirms its action.
 */
export function ShareActions({ calculation }: ResultProps) {
  const { texts, roi, resultLink: link, announce } = useInstrument();
  const { share } = texts;
  const url = addressOf(link);
  const [last, setLast] = useState<Outcome>();
  const outcome = last?.link === link ? last.is : undefined;
  const report = (is: Outcome['is']) => {
    setLast({ link, is });
    if (is !== 'refused') announce(share[is]);
  };
  const copy = async () => {
    try {
      // No clipboard in a page without https; a browser may not allow its use.
      await navigator.clipboard.writeText(url);
      report('copied');
    } catch {
      report('refused');
    }
  };
  const words = resultWords(calculation, { roi, texts });
  const title = fillSentence(roi.sentences.subject, words);
  const summary = summaryOf(roi, words);
  const handOver = async () => {
    try {
      await navigator.share({ title, text: summary, url });
      report('shared');
    } catch (error) {
      // The visitor cancelled: no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div data-panel="share" className="text-small">
      <div className="flex flex-wrap items-center gap-x-5">
        {'share' in navigator ? (
          <button type="button" className="button-secondary" onClick={() => void handOver()}>
            {outcome === 'shared' ? share.shared : share.share}
          </button>
        ) : (
          <a className="button-secondary" href={mailTo('', title, `${summary}\n\n${url}`)}>
            {share.mail}
          </a>
        )}
        <button type="button" className={quiet} onClick={() => void copy()}>
          {outcome === 'copied' ? share.copied : share.copy}
        </button>
        <button type="button" className={quiet} onClick={() => print()}>
          {share.print}
        </button>
      </div>
      {outcome === 'refused' && <RefusedCopy key={link} texts={share} address={url} />}
    </div>
  );
}
