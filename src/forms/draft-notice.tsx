import { useRef } from 'react';
import type { SiteForms } from '#generated/types.ts';
import type { DraftNotice as Notice } from './restore-draft.ts';

/** Says above a form that a draft came back, with the button that clears it. The status stands there empty until then. */
export function DraftNotice({
  notice,
  texts,
  onClear,
}: {
  notice: Notice | undefined;
  texts: SiteForms['draft'];
  onClear: () => void;
}) {
  const status = useRef<HTMLParagraphElement>(null);
  const frame = 'mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-azure pl-4 print:hidden';
  return (
    <div className={notice === undefined ? undefined : frame}>
      <p ref={status} role="status" tabIndex={-1} className="max-w-prose text-strong outline-none">
        {notice !== undefined && <span key={notice}>{texts[notice]}</span>}
      </p>
      {notice === 'restored' && (
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            onClear();
            // The button goes away: the focus stays where it was, before the form.
            status.current?.focus();
          }}
        >
          {texts.clear}
        </button>
      )}
    </div>
  );
}
