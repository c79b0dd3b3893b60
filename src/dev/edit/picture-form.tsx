import { useId, useMemo, useState } from 'react';
import { Button, firmQuotes, Form, FormActions } from './parts.tsx';
import { refusalId } from './pending-edits.ts';
import type { EditorSession } from './session.tsx';
import type { Entry, Field } from '../../shared/editing.ts';

interface PictureFormProps {
  entry: Entry & { readonly field: Extract<Field, { kind: 'picture' }> };
  session: EditorSession;
  /** On the picture. */
  dropped?: File | undefined;
}

/** The name of a picture's file, and the choice of another, which is described before it takes its place. */
export function PictureForm({ entry, session, dropped }: PictureFormProps) {
  const { file, path, value, hash, field, title } = entry;
  const id = useId();
  const [picture, setPicture] = useState(dropped);
  const [alt, setAlt] = useState('');
  const [unseen, setUnseen] = useState<File>();
  const url = useMemo(() => (picture === undefined ? '' : URL.createObjectURL(picture)), [picture]);
  const replace = async () => {
    if (picture === undefined) return;
    const { name } = picture;
    const edit = { type: 'picture', file, path, hash, alt, name, bytes: await base64Of(picture) } as const;
    await session.change(edit, `${title} : ${String(value)} → ${name}`);
  };
  return (
    <Form className={picture && 'changed'} submit={() => void replace()}>
      <label htmlFor={id}>Une autre image</label>
      <input
        id={id}
        type="file"
        accept="image/avif,image/jpeg,image/png,image/svg+xml,image/webp"
        aria-describedby={`${id}-help ${refusalId}`}
        onChange={({ currentTarget }) => setPicture(currentTarget.files?.[0])}
      />
      <p className="help" id={`${id}-help`}>
        {firmQuotes(
          `Maintenant « ${String(value)} ». Choisissez une autre image ici, ou déposez-la sur celle de la page.`,
        )}
      </p>
      {picture && (
        <>
          <img
            className="preview"
            src={url}
            alt=""
            hidden={picture === unseen}
            onLoad={() => URL.revokeObjectURL(url)}
            onError={() => setUnseen(picture)}
          />
          <p className="help" role="status">
            {firmQuotes(
              picture === unseen
                ? `« ${picture.name} » n’est pas une image que les navigateurs montrent. Enregistrez-la en JPEG, PNG, WebP, AVIF ou SVG, puis choisissez-la de nouveau.`
                : `La nouvelle : « ${picture.name} »`,
            )}
          </p>
          <label htmlFor={`${id}-alt`}>Ce que l’on voit sur la nouvelle image, en une phrase</label>
          <textarea id={`${id}-alt`} required rows={3} value={alt} onChange={({ target }) => setAlt(target.value)} />
          <FormActions submit="Remplacer l’image">
            {field.alt !== '' && <Button text="Reprendre l’ancienne phrase" act={() => setAlt(field.alt)} />}
            {dropped && <Button text="Annuler la saisie" act={() => setPicture(undefined)} />}
          </FormActions>
        </>
      )}
    </Form>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/u, '')));
    // An unreadable file is no image: the server's answer explains that.
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}
