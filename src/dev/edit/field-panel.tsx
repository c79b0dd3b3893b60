import { useEffect, useState } from 'react';
import { fetchAt, openInEditor, openTitle } from './client-api.ts';
import { EntryForm } from './entry-form.tsx';
import { EmptyLists, ListEditor } from './list-editor.tsx';
import { Button, firmQuotes, Fold, LinkItem, Part, shortened } from './parts.tsx';
import type { EditorSession } from './session.tsx';
import type { Edit, FieldDetails, PageValue, Remark, ShownOn } from '../../shared/editing.ts';

/** Other values at the place of the page that was clicked. */
export interface ValuesHere {
  readonly title: string;
  readonly values: readonly PageValue[];
}

interface FieldPanelProps {
  details: FieldDetails;
  here: ValuesHere | undefined;
  session: EditorSession;
  dropped?: File | undefined;
}

/** How many of the lists around a value are shown, from the innermost. */
const mostLists = 2;

/** The panel of one place: its value, where it is written and shown, its remarks, and the values beside it. */
export function FieldPanel({ details, here, session, dropped }: FieldPanelProps) {
  const { entry, file, line, written, source, uses, beside, lists } = details;
  const used = uses.map((one, index) => (
    <LinkItem key={index} text={`{${one.reference}}`} open={() => session.openOther(one)}>
      {firmQuotes(` ${one.words}`)}
    </LinkItem>
  ));
  return (
    <>
      <p className="written">
        <Button className="place" title={openTitle} act={() => openInEditor(file, line)} text={`${file}:${line}`} />
        {firmQuotes(` ${written}`)}
      </p>
      {entry && <EntryForm entry={entry} session={session} dropped={dropped} />}
      {source !== null && (
        <Part title="Origine">
          <p>{firmQuotes(source)}</p>
        </Part>
      )}
      <Remarks details={details} session={session} />
      {entry && entry.field.kind !== 'picture' && <ShownPart details={details} />}
      {uses.length > 0 && <Part title="Ce texte emploie" items={used} />}
      {beside.length > 0 && (
        <Part title={entry === null ? 'Ses valeurs' : 'À côté'}>
          {beside.map((one, index) => (
            <Fold key={index} summary={one.words} excerpt={String(one.value ?? '')}>
              <EntryForm entry={one} session={session} />
            </Fold>
          ))}
        </Part>
      )}
      {lists.slice(0, mostLists).map((list, index) => (
        <ListEditor key={`${index} ${list.items.length}`} list={list} details={details} session={session} />
      ))}
      <EmptyLists details={details} session={session} />
      {here && <HerePart here={here} open={session.openOther} />}
    </>
  );
}

const remarkWords: Readonly<Record<Remark['kind'], string>> = {
  drafted: 'Rédigé pour le site, à approuver',
  typedFigure: 'Chiffre tapé dans le texte, sans source : à approuver',
  toVerify: 'À vérifier',
  toComplete: 'À compléter : seul le propriétaire du site connaît la valeur',
};

const settleWords = { toVerify: "C'est vérifié", toComplete: "C'est complété" } as const;

function Remarks({ details, session }: Pick<FieldPanelProps, 'details' | 'session'>) {
  const { remarks, file, words } = details;
  if (remarks.length === 0)
    return (
      <Part title="Doutes">
        <p>Aucun : rien ne reste à régler ici.</p>
      </Part>
    );
  const open = remarks.filter(({ kind }) => kind === 'drafted' || kind === 'typedFigure');
  const button = (name: string, edit: Edit) => (
    <p>
      <Button text={name} aria-label={`${name} : ${words}`} act={() => session.change(edit, `${name} : ${words}`)} />
    </p>
  );
  const lines = remarks.map(({ kind, path, text }, index) => (
    <li key={index} className={kind}>
      <p>{firmQuotes(remarkWords[kind] + (text === undefined ? '' : ` : ${text}`))}</p>
      {(kind === 'toVerify' || kind === 'toComplete') &&
        button(settleWords[kind], { type: 'settle', file, path, kind })}
    </li>
  ));
  const covered = open.reduce((count, { covers }) => count + covers, 0);
  const name =
    covered > 1 ? `Approuver « ${String(open[0]?.path.at(-1))} » en entier (${covered} textes)` : 'Approuver';
  const places = open.map(({ path }) => ({ file, path }));
  return (
    <Part title="Doutes" items={lines}>
      {open.length > 0 && button(name, { type: 'approve', places })}
    </Part>
  );
}

/** The pages that show the value. They come by a request of their own, because the server reads the whole spec for them. */
function ShownPart({ details }: { details: FieldDetails }) {
  const [pages, setPages] = useState<readonly ShownOn[]>();
  useEffect(() => {
    let isCurrent = true;
    void fetchAt<ShownOn[]>('shown', details).then((found) => isCurrent && setPages(found ?? []));
    return () => {
      isCurrent = false;
    };
  }, [details]);
  if (pages === undefined) return <Part title="Se lit" items={<li>Recherche…</li>} />;
  const lines = pages.map(({ page, sections }, index) => (
    <li key={index}>
      {page === null ? 'toutes les pages' : <a href={page}>{page}</a>}
      {firmQuotes(` : ${sections.join(', ')}`)}
    </li>
  ));
  const none = <li>Aucune page ne montre cette valeur telle quelle.</li>;
  return <Part title="Se lit" items={lines.length === 0 ? none : lines} />;
}

/** The target of a link, the icon beside a text, or the figures of a section: each place once. */
function HerePart({ here: { title, values }, open }: { here: ValuesHere; open: EditorSession['openOther'] }) {
  const places = new Map(values.map((value) => [`${value.file} ${value.path.join('/')}`, value]));
  if (places.size === 0) return null;
  const items = [...places].map(([key, value]) => {
    const words = value.words.replace(/, page.*$/u, '');
    const [text = ''] = value.reads;
    return (
      <LinkItem key={key} text={shortened(text, 60)} label={`${words} : ${text}`} open={() => open(value)}>
        <span className="help">{firmQuotes(` ${words}`)}</span>
      </LinkItem>
    );
  });
  return <Part title={title} items={items} />;
}
