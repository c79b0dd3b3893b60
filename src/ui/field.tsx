import { useId, type ReactNode, useSyncExternalStore } from 'react';

/** Look of a control on inset paper: the lower rule carries the 3:1 contrast of WCAG 1.4.11. */
export const controlStyle =
  'min-h-12 w-full min-w-0 rounded-md border border-line-strong border-b-quiet bg-inset px-3 text-strong eases enabled:hover:border-amber user-invalid:border-coral aria-invalid:border-coral';

/** Attributes that tie a control to its label and note. */
interface ControlIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The sign of a required field, for the eye: the control has its own attribute. */
export function RequiredSign() {
  return (
    <span aria-hidden="true" className="text-amber">
      {'\u00A0'}*
    </span>
  );
}

/** The fault of a field once it was sent; nothing without one. */
export function Fault({ id, text }: { id: string; text: string | undefined }) {
  return (
    text !== undefined && (
      <p id={id} className="mt-2 text-small wrap-anywhere text-coral">
        {text}
      </p>
    )
  );
}

interface Props {
  label: string;
  note?: string | undefined;
  fault?: string | undefined;
  required?: boolean | undefined;
  children: (ids: ControlIds) => ReactNode;
}

/**
 * A label above its control, and a note below it when there is one. `required` marks the label; the control has its own attribute.
 * @param fault the receiver's message on its value
 */
export function Field({ label, note, fault, required, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const faultId = `${id}-fault`;
  const notes = [fault && faultId, note && noteId].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block text-small font-medium text-strong">
        {label}
        {required && <RequiredSign />}
      </label>
      {children({
        id,
        ...(notes !== '' && { 'aria-describedby': notes }),
        ...(fault !== undefined && { 'aria-invalid': true }),
      })}
      <Fault id={faultId} text={fault} />
      {note !== undefined && (
        <p id={noteId} className="mt-2 text-small text-quiet">
          {note}
        </p>
      )}
    </div>
  );
}

/** False in the markup the server wrote and while it is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
