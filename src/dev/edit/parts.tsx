import { useState, type ComponentProps, type ReactNode } from 'react';

/** A text whose French quotes do not part from their words at the end of a line. */
export function firmQuotes(text: string): string {
  return text.replaceAll('« ', '«\u00A0').replaceAll(' »', '\u00A0»');
}

/** @param most the length of the result, in characters */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Submits no form. A disabled button keeps the focus: it may be the one just pressed. */
export function Button({ text, act, ...own }: { text: ReactNode; act: () => unknown } & ComponentProps<'button'>) {
  const isOff = own.disabled === true;
  return (
    <button type="button" onClick={() => isOff || void act()} {...own} disabled={false} aria-disabled={isOff}>
      {text}
    </button>
  );
}

/** Stays on the page. */
export function Form({ submit, ...own }: { submit: () => unknown } & ComponentProps<'form'>) {
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    submit();
  };
  return <form {...own} onSubmit={onSubmit} />;
}

/** The buttons of a form, the one that submits it first. */
export function FormActions({ submit, children }: { submit: string; children?: ReactNode }) {
  return (
    <p className="actions">
      <button type="submit" className="primary">
        {submit}
      </button>
      {children}
    </p>
  );
}

export function Part({ title, items, children }: { title: string; items?: ReactNode; children?: ReactNode }) {
  return (
    <section>
      <h3>{firmQuotes(title)}</h3>
      {items !== undefined && <ul>{items}</ul>}
      {children}
    </section>
  );
}

/** An item of a list that may open a place, and a note after it. */
export function LinkItem({ text, label, open, state, children }: LinkItemProps) {
  return (
    <li className={state ?? undefined}>
      {open === undefined ? (
        firmQuotes(text)
      ) : (
        <Button className="link" aria-label={label} act={open} text={firmQuotes(text)} />
      )}
      {children}
    </li>
  );
}

interface LinkItemProps {
  text: string;
  label?: string;
  open?: (() => void) | undefined;
  state?: string | null;
  children: ReactNode;
}

/** A fold whose content is rendered when it is first opened. */
export function Fold({ summary, excerpt, children }: { summary: string; excerpt?: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        {firmQuotes(summary)}
        {excerpt !== undefined && <span className="excerpt">{firmQuotes(excerpt)}</span>}
      </summary>
      {wasOpened && children}
    </details>
  );
}
