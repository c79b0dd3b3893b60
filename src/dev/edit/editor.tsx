import { createRoot } from 'react-dom/client';
import { Bar } from './bar.tsx';
import controlStyles from '../controls.css?inline';
import editStyles from './edit.css?inline';
import type { Shown } from './page-origins.ts';
import { EditorSession } from './session.tsx';
import { useLayoutEffect, useRef } from 'react';
import { Button, firmQuotes } from './parts.tsx';
import { pendingEdits } from './pending-edits.ts';
import { PendingPart } from './pending-part.tsx';

/** Adds editing to the page: the key `e` or the button « Modifier » switches it on and off. The editor has its own React root. */
export function startEditor(): EditorSession {
  const host = document.createElement('spec-edit');
  const root = createRoot(host.attachShadow({ mode: 'open' }));
  const session = new EditorSession(host, (own) =>
    root.render(
      <>
        <style>{controlStyles + editStyles}</style>
        <Outline shown={own.state.outlined} />
        <Bar session={own} />
        <Panel session={own} />
      </>,
    ),
  );
  document.body.append(host);
  listenToPage(session);
  return session;
}

function listenToPage(session: EditorSession): void {
  document.addEventListener('keydown', (event) => {
    // The element with the focus may be gone, so the whole page hears the key.
    if (event.key === 'Escape') session.close();
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      const form = target.closest<HTMLFormElement>('dialog.panel form');
      if (form === null && pendingEdits.state.edits.length === 0) return;
      event.preventDefault();
      if (form === null) void session.save();
      else form.requestSubmit();
    }
    const isTyping = target.matches('input, textarea, select, [contenteditable]');
    if (event.key === 'e' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) void session.toggle();
  });
  // A click on a value opens its panel; with Ctrl or ⌘, links work.
  const onClick = (event: MouseEvent) => {
    if (!session.state.isOn || event.ctrlKey || event.metaKey || !isOfPage(event.target)) return;
    const shown = session.shownAt(event.target, event.detail > 0 ? event : undefined);
    // Until the values are there, a link must not lead away from the page that is being read.
    if (shown === undefined && session.isRead) return;
    event.preventDefault();
    event.stopPropagation();
    if (shown !== undefined) void session.openShown(shown);
  };
  document.addEventListener('click', onClick, { capture: true });
  // A file that is dropped on a picture replaces it; elsewhere, the browser must not leave the page for it.
  const onDrag = (event: DragEvent) => {
    if (!session.state.isOn || !event.dataTransfer?.types.includes('Files') || !isOfPage(event.target)) return;
    event.preventDefault();
    const shown = session.shownAt(event.target, event);
    const picture = shown?.values[0]?.as === 'picture' ? shown : undefined;
    const [file] = event.dataTransfer.files;
    if (event.type === 'dragover') session.outline(picture);
    else if (picture !== undefined) void session.openShown(picture, file);
    else session.report({ kind: 'impossible', message: 'Déposez l’image sur une image de la page.' });
  };
  for (const kind of ['dragover', 'drop'] as const) document.addEventListener(kind, onDrag);
  const onPoint = (event: Event) => {
    const isTraced = session.state.isOn && isOfPage(event.target);
    const place = event instanceof PointerEvent ? event : undefined;
    session.outline(isTraced ? session.shownAt(event.target, place) : undefined);
  };
  for (const kind of ['pointermove', 'focusin']) document.addEventListener(kind, onPoint);
  addEventListener('scroll', () => session.outline(undefined), { passive: true });
  new MutationObserver(() => session.forgetOrigins()).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Whether an event is about the page, not about the editor or the overlay of findings. */
function isOfPage(target: EventTarget | null): target is Element {
  return target instanceof Element && !target.matches('spec-edit, spec-findings');
}

/** The frame around an element, with the line of its value. */
function Outline({ shown }: { shown: Shown | undefined }) {
  const [value] = shown?.values ?? [];
  if (shown === undefined || value === undefined) return <div className="outline" hidden aria-hidden />;
  const { left, top, width, height } = shown.element.getBoundingClientRect();
  const place = `${value.file.replace('spec/', '')}:${value.line}`;
  return (
    <div
      className={top < 32 ? 'outline low' : 'outline'}
      aria-hidden
      style={{ left: left - 4, top: top - 4, width: width + 8, height: height + 8 }}
    >
      <span>{shown.workedOut === undefined ? place : `calculé · ${place}`}</span>
    </div>
  );
}

/** As wide as the panel and a readable page beside it, in CSS pixels: below, the panel covers the page. */
const besidePage = '(min-width: 60rem)';

/** The sheet at the side of the page with the panel of the session; on a phone, a dialog over the page. */
function Panel({ session }: { session: EditorSession }) {
  const { panel, isPanelOpen, status } = session.state;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!isPanelOpen || panel === undefined || sheet === null) return sheet?.close();
    const isNew = shown.current !== panel.number;
    shown.current = panel.number;
    if (!sheet.open) {
      focusedBefore.current = document.activeElement;
      if (matchMedia(besidePage).matches) sheet.show();
      else sheet.showModal();
      title.current?.focus();
      return;
    }
    const { activeElement } = sheet.getRootNode() as ShadowRoot;
    if (isNew ? !sheet.contains(activeElement) : document.activeElement === document.body) title.current?.focus();
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
      <PendingPart session={session} />
    </dialog>
  );
}
