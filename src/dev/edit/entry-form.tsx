import { useId, useState } from 'react';
import { FieldInput, typedOf, valueOf } from './field-input.tsx';
import { PictureForm } from './picture-form.tsx';
import { Button, firmQuotes, Form, FormActions, useChange, type Done } from './parts.tsx';
import type { Entry } from '../../shared/editing.ts';

/** A value in its field, with the findings of the last attempt below it. Nothing is written before it is saved. */
export function EntryForm({ entry, done, dropped }: { entry: Entry; done: Done; dropped?: File | undefined }) {
  const { field } = entry;
  if (field.kind !== 'picture') return <ValueForm entry={entry} done={done} />;
  return <PictureForm entry={{ ...entry, field }} done={done} dropped={dropped} />;
}

function ValueForm({ entry, done }: { entry: Entry; done: Done }) {
  const { field, file, path, words, help, hash } = entry;
  const id = useId();
  const start = typedOf(entry);
  const [typed, setTyped] = useState(start);
  const [restarts, setRestarts] = useState(0);
  const { change, isBusy, refusal, outcome, forget } = useChange(file, done, `${id}-message`);
  const save = (over = hash) => change('save', { path, value: valueOf(field, typed), hash: over });
  const theirs = outcome?.kind === 'conflict' ? outcome.now : undefined;
  const takeTheirs = () => done({ kind: 'conflict', message: 'Voici sa version.' });
  const restart = () => {
    setTyped(start);
    forget();
    setRestarts(restarts + 1);
  };
  return (
    <Form className={typed === start ? undefined : 'changed'} submit={() => save()}>
      <label htmlFor={id}>{firmQuotes(words)}</label>
      <FieldInput
        key={restarts}
        {...{ id, field, typed, setTyped }}
        aria-describedby={`${id}-help ${id}-message`}
        aria-invalid={outcome && outcome.kind === 'refused'}
      />
      {help !== null && (
        <p className="help" id={`${id}-help`}>
          {firmQuotes(help)}
        </p>
      )}
      {refusal}
      {theirs && (
        <div className="refusal" role="alert">
          <p>{firmQuotes(`Quelqu’un a changé cette valeur entre-temps. La sienne : « ${String(theirs.value)} »`)}</p>
          <p className="actions">
            <Button text="Garder la mienne" act={() => save(theirs.hash)} />
            <Button text="Prendre la sienne" act={takeTheirs} />
          </p>
        </div>
      )}
      <FormActions submit="Enregistrer" isBusy={isBusy}>
        <Button text="Annuler la saisie" act={restart} />
        {field.kind === 'text' && field.most !== undefined && (
          <span className="length">{`${[...String(typed)].length} sur ${field.most} caractères`}</span>
        )}
      </FormActions>
    </Form>
  );
}
