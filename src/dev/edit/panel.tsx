import { useLayoutEffect, useRef } from 'react';
import { Button, firmQuotes } from './parts.tsx';
import type { EditorSession } from './session.tsx';

/** As wide as the panel and a readable page beside it, in CSS pixels: below, the panel covers the page. */
const besidePage = '(min-width: 60rem)';

/** The sheet at the side of the page with the panel of the session; on a phone, a dialog over the page. */
export function Panel({ session }: { session: EditorSession }) {
  const { panel, isPanelOpen, status } = session.state;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!isPanelOpen || panel === undefined || sheet === null) return sheet?.close();
    if (!sheet.open) {
      focusedBefore.current = document.activeElement;
      if (matchMedia(besidePage).matches) sheet.show();
      else sheet.showModal();
      title.current?.focus();
    } else if (!sheet.contains((sheet.getRootNode() as ShadowRoot).activeElement)) title.current?.focus();
  }, [panel, isPanelOpen]);
  const onClose = () => {
    session.close();
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
  };
  return (
    <dialog ref={dialog} className="panel" aria-labelledby="panel-title" onClose={onClose}>
      <div className="head">
        <h2 ref={title} id="panel-title" tabIndex={-1}>
          {firmQuotes(panel?.title ?? '')}
        </h2>
        <Button className="close" aria-label="Fermer le panneau" act={() => session.close()} text="×" />
      </div>
      <p role="status" className="status">
        {status}
      </p>
      <div className="panel-body" key={panel?.number} onInput={() => session.noteTyping()}>
        {panel?.content}
      </div>
    </dialog>
  );
}
