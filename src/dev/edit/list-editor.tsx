import { Fragment, useId, useState, type ReactNode, type Ref } from 'react';
import { fetchAt } from './client-api.ts';
import { FieldInput, typedOf, valueOf } from './field-input.tsx';
import { Button, firmQuotes, Fold, Form, FormActions, Part } from './parts.tsx';
import type { EditorSession } from './session.tsx';
import type { EmptyList, FieldDetails, ListAround, WrittenPlace } from '../../shared/editing.ts';

interface ListEditorProps {
  list: ListAround;
  details: FieldDetails;
  session: EditorSession;
}

/** A list around the value of the panel: the item that holds the value can be moved, copied and removed. */
export function ListEditor({ list: { file, path: list, index, items, hash }, details, session }: ListEditorProps) {
  const [model, setModel] = useState<FieldDetails>();
  const item: WrittenPlace = { file, path: [...list, index] };
  const name = items[index] ?? '';
  const apply = (action: keyof typeof actionWords, next: WrittenPlace, more: object = {}) =>
    session.change({ type: 'list', ...item, hash, action, ...more }, `${actionWords[action]} : ${name}`, next);
  /** The place of the panel's value in the item of another index. */
  const at = (to: number): WrittenPlace => ({ file, path: [...list, to, ...details.path.slice(list.length + 1)] });
  const move = (to: number) => apply('move', at(to), { to });
  const last = items.length - 1;
  const remove = () => apply('remove', { file, path: last === 0 ? list : [...list, Math.min(index, last - 1)] });
  const copy = async () => setModel(await fetchAt<FieldDetails>('value', item));
  return (
    <Part title={`Élément ${index + 1} sur ${items.length} : ${name}`}>
      <p className="actions">
        <Button text="Monter" aria-label={`Monter ${name}`} disabled={index === 0} act={() => move(index - 1)} />
        <Button
          text="Descendre"
          aria-label={`Descendre ${name}`}
          disabled={index === last}
          act={() => move(index + 1)}
        />
        <Button text="Ajouter une copie…" aria-label={`Ajouter une copie de ${name}`} act={copy} />
        <Button text="Retirer" aria-label={`Retirer ${name}`} act={remove} />
      </p>
      <div>
        {model && (
          <ItemForm
            ref={focusFirst}
            fields={model.entry === null ? model.beside : [model.entry]}
            depth={list.length + 1}
            add={(values) => apply('copy', at(index + 1), { values })}
          >
            <FormActions submit="Ajouter la copie">
              <Button text="Renoncer" act={() => setModel(undefined)} />
            </FormActions>
          </ItemForm>
        )}
      </div>
    </Part>
  );
}

const actionWords = { copy: 'Ajouter une copie', move: 'Déplacer', remove: 'Retirer' } as const;

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}

/** The lists that are still empty, each with a form for its first item. */
export function EmptyLists({ details: { empty }, session }: Omit<ListEditorProps, 'list'>) {
  if (empty.length === 0) return null;
  const lists = empty.map(({ file, path, words, fields, hash }, index) => {
    const label = `Commencer la liste : ${words}`;
    const add = (values: unknown) =>
      session.change({ type: 'list', file, path, hash, action: 'first', values }, label, { file, path: [...path, 0] });
    return (
      <Fold key={index} summary={words}>
        {fields.length === 0 ? (
          <p>{`Cette liste laisse plusieurs formes au choix : commencez-la dans ${file}.`}</p>
        ) : (
          <ItemForm fields={fields} label={label} add={add}>
            <FormActions submit="Ajouter" />
          </ItemForm>
        )}
      </Fold>
    );
  });
  return <Part title="Listes vides">{lists}</Part>;
}

interface ItemFormProps {
  fields: EmptyList['fields'];
  /** How many steps of the paths of the fields lead to the item. */
  depth?: number;
  label?: string;
  add: (values: readonly { path: WrittenPlace['path']; value: unknown }[]) => unknown;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

function ItemForm({ fields, depth = 0, label, add, ref, children }: ItemFormProps) {
  const id = useId();
  const [start] = useState(() => fields.map(typedOf));
  const [typed, setTyped] = useState(start);
  const valueAt = (index: number) => typed[index] ?? '';
  const submit = () =>
    add(fields.map(({ path, field }, index) => ({ path: path.slice(depth), value: valueOf(field, valueAt(index)) })));
  return (
    <Form ref={ref} className={typed === start ? 'copy' : 'copy changed'} aria-label={label} submit={submit}>
      {fields.map(({ words, field }, index) => (
        <Fragment key={index}>
          <label htmlFor={`${id}-${index}`}>{firmQuotes(words)}</label>
          <FieldInput
            id={`${id}-${index}`}
            field={field}
            typed={valueAt(index)}
            setTyped={(text) => setTyped(typed.with(index, text))}
          />
        </Fragment>
      ))}
      {children}
    </Form>
  );
}
