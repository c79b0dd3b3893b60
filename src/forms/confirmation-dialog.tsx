import { useEffect, useId, useRef, type ReactNode } from 'react';

/**
 * Confirms a request: opens over the page as it is rendered, takes the focus to its title, and gives it back when it is closed, by
 * its button or Escape.
 * @param label the short mark above the title
 * @param note below all texts: that nothing was sent
 * @param actions links beside the button
 */
export function ConfirmationDialog({
  label,
  title,
  closeLabel,
  note,
  actions,
  onClose,
  children,
}: {
  label: string;
  title: string;
  closeLabel: string;
  note?: string | undefined;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-lg border border-t-2 border-line-strong border-t-mint bg-raised text-body [box-shadow:var(--shadow-panel)] backdrop:bg-ink/80"
    >
      <div className="p-6 sm:p-8">
        <p className="label text-mint">{label}</p>
        <h2 ref={heading} id={titleId} tabIndex={-1} className="mt-3 text-h2 wrap-anywhere outline-none">
          {title}
        </h2>
        <div className="mt-4">{children}</div>
        {note !== undefined && <p className="mt-4 text-small text-quiet">{note}</p>}
      </div>
      {/* In sight on a telephone too, where the rest is longer than the screen. */}
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-2 border-t border-line-strong bg-raised px-6 py-4 sm:px-8">
        {actions}
        <form method="dialog" className="ml-auto">
          <button className="button-primary">{closeLabel}</button>
        </form>
      </div>
    </dialog>
  );
}
