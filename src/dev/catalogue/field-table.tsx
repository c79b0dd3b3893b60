import { Fragment } from 'react';
import type { BlockField, FieldGroup } from '../../shared/block-kind.ts';
import { CodeWords } from './parts.tsx';

/** The titles of the parts of a block, by id. */
type Titles = ReadonlyMap<string, string>;

/** The fields of a block, or of one of its parts. */
export function FieldTable({ group, titles }: { group: FieldGroup; titles: Titles }) {
  const { id, title, description, fields } = group;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {description !== '' && (
        <p>
          <CodeWords text={description} />
        </p>
      )}
      <div className="scroll" tabIndex={0} role="region" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">Champ</th>
              <th scope="col">Ce qu'on y écrit</th>
              <th scope="col">Forme</th>
              <th scope="col">Présence</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code>{field.name}</code>
                </th>
                <td>
                  <CodeWords text={field.description} />
                </td>
                <td>
                  <FieldForm field={field} titles={titles} />
                </td>
                <td>{field.required ? 'obligatoire' : 'facultatif'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function FieldForm({ field: { type, choices, holds }, titles }: { field: BlockField; titles: Titles }) {
  return (
    <>
      <CodeWords text={type} />
      {choices.length > 0 && <> : </>}
      {choices.map((choice) => (
        <Fragment key={choice}>
          <code>{choice}</code>{' '}
        </Fragment>
      ))}
      {holds.map((id) => (
        <a key={id} href={`#${id}`}>
          {titles.get(id)}
        </a>
      ))}
    </>
  );
}
