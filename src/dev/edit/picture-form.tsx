import { useId, useMemo, useState } from 'react';
import { Button, firmQuotes, Form, FormActions, useChange, type Done } from './parts.tsx';
import type { Entry, Field } from '../../shared/editing.ts';

interface PictureFormProps {
  entry: Entry & { readonly field: Extract<Field, { kind: 'picture' }> };
  done: Done;
  /** A file that was dropped on the picture. */
  dropped?: File | undefined;
}

/** The name of a picture's file, and the choice of another, which is described before it takes its place. */
export function PictureForm({ entry: { file, path, value, hash, field }, done, dropped }: PictureFormProps) {
  const id = useId();
  const [picture, setPicture] = useState(dropped);
  const [alt, setAlt] = useState('');
  const { change, isBusy, refusal, forget } = useChange(file, done, `${id}-message`);
  const url = useMemo(() => (picture === undefined ? '' : URL.createObjectURL(picture)), [picture]);
  const choose = (chosen: File | undefined) => {
    setPicture(chosen);
    forget();
  };
  const replace = async () => {
    if (picture !== undefined)
      await change('picture', { path, hash, alt, name: picture.name, bytes: await base64Of(picture) });
  };
  return (
    <Form className={picture && 'changed'} submit={() => void replace()}>
      <label htmlFor={id}>Une autre image</label>
      <input
        id={id}
        type="file"
        accept="image/avif,image/jpeg,image/png,image/svg+xml,image/webp"
        aria-describedby={`${id}-help ${id}-message`}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      <p className="help" id={`${id}-help`}>
        {firmQuotes(
          `Maintenant « ${String(value)} ». Choisissez une autre image ici, ou déposez-la sur celle de la page.`,
        )}
      </p>
      {picture && (
        <>
          <img className="preview" src={url} alt="" onLoad={() => URL.revokeObjectURL(url)} />
          <p className="help">{firmQuotes(`La nouvelle : « ${picture.name} »`)}</p>
          <label htmlFor={`${id}-alt`}>Ce que l’on voit sur la nouvelle image, en une phrase</label>
          <textarea id={`${id}-alt`} required rows={3} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </>
      )}
      {refusal}
      {picture && (
        <FormActions submit="Remplacer l’image" isBusy={isBusy}>
          {field.alt !== '' && <Button text="Reprendre l’ancienne phrase" act={() => setAlt(field.alt)} />}
          {dropped && <Button text="Annuler la saisie" act={() => choose(undefined)} />}
        </FormActions>
      )}
    </Form>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/u, '')));
    // A file that cannot be read is none that is an image, which the server says.
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}
