import { useId } from 'react';
import { FieldInput, typedOf, valueOf, type Typed } from './field-input.tsx';
import { PictureForm } from './picture-form.tsx';
import { Button, firmQuotes, Form, FormActions } from './parts.tsx';
import { editsWords, keyOf, pendingEdits, refusalId, usePending } from './pending-edits.ts';
import type { EditorSession } from './session.tsx';
import { aroundDifference } from '../../shared/difference.ts';
import type { Entry, ScalarValue } from '../../shared/editing.ts';

interface EntryFormProps {
  entry: Entry;
  session: EditorSession;
  dropped?: File | undefined;
}

export function EntryForm({ entry, session, dropped }: EntryFormProps) {
  const { field } = entry;
  if (field.kind !== 'picture') return <ValueForm entry={entry} session={session} />;
  return <PictureForm key={entry.hash} entry={{ ...entry, field }} session={session} dropped={dropped} />;
}

/** How long after a field is left its value is checked, in milliseconds: a click on the button that saves comes first. */
const checkMs = 400;

/** An edit is pending from the first letter on; Enter saves. @param isTied beside other values, which have the buttons */
export function ValueForm({ entry, session, isTied }: EntryFormProps & { isTied?: boolean }) {
  const { field, file, path, words, title, help, hash, isOptional } = entry;
  const id = useId();
  const { edits, saved, answer } = usePending();
  const own = edits.find(({ edit }) => keyOf(edit) === keyOf({ type: 'value', file, path }));
  const shown = own ?? saved.find(({ edit }) => keyOf(edit) === keyOf({ type: 'value', file, path }));
  const start = typedOf(entry);
  const typed =
    shown === undefined ? start : (shown.typed ?? typedOf({ field, value: shown.edit.value as ScalarValue }));
  const setTyped = (next: Typed) => {
    const edit = { type: 'value', file, path, value: valueOf(field, next), hash: shown?.edit.hash ?? hash } as const;
    if (next === start) void pendingEdits.drop(own);
    else pendingEdits.put({ edit, typed: next, words: `${title} : ${changeOf(start, next)}` });
  };
  return (
    <Form
      className={own && 'changed'}
      submit={session.save}
      onBlur={({ target }) => !target.matches('button') && setTimeout(() => void pendingEdits.check(), checkMs)}
    >
      <label htmlFor={id}>{firmQuotes(isTied ? title : words)}</label>
      <FieldInput
        {...{ id, field, typed, setTyped, isOptional }}
        aria-describedby={`${id}-help ${refusalId}`}
        aria-invalid={own && answer?.kind === 'refused'}
      />
      {help !== null && !isTied && (
        <p className="help" id={`${id}-help`}>
          {firmQuotes(help)}
        </p>
      )}
      {!isTied && (
        <FormActions submit={edits.length > 1 ? `Enregistrer les ${editsWords(edits.length)}` : 'Enregistrer'}>
          <Button text="Annuler la saisie" act={() => pendingEdits.drop(own)} />
          {field.kind === 'text' && field.most !== undefined && (
            <span className="length">{`${[...String(typed)].length} sur ${field.most} caractères`}</span>
          )}
        </FormActions>
      )}
    </Form>
  );
}

function changeOf(start: Typed, next: Typed): string {
  const [from, to] = aroundDifference(textOf(start), textOf(next));
  return `${from || 'rien'} → ${to || 'rien'}`;
}

function textOf(typed: Typed): string {
  return typeof typed === 'string' ? typed : typed ? 'oui' : 'non';
}
