import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GalleryView } from '#generated/gallery-view.tsx';
import type { Block } from '#generated/types.ts';
import { foldText } from '../../search/typed-words.ts';
import type { Assets } from '../../shared/assets.ts';
import type { BlockField, BlockKind, BlockUse } from '../../shared/block-kind.ts';
import { renderPage } from '../../static/render-page.tsx';
import { accentOf } from '../../ui/class-names.ts';
import type { Page, Site } from '../../ui/site.ts';

/** The catalogue: all kinds of block by use, in the colours and fonts of the site. */
export function renderCatalogue(
  { theme: { scheme } }: Pick<Site, 'theme'>,
  uses: readonly BlockUse[],
  frame: readonly BlockField[],
): string {
  const page = (
    <html lang="fr" className={scheme} data-theme={scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Catalogue des blocs</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/src/dev/main.css" />
        <link rel="stylesheet" href="/src/dev/catalogue/catalogue.css" />
        <script type="module" src="/src/dev/catalogue/catalogue-client.ts" />
      </head>
      <body>
        <main>
          <p>
            <a href="/">Le site</a>
          </p>
          <h1>Catalogue des blocs</h1>
          <p>
            Une page est une suite de blocs. Partez de ce que vous voulez dire, ouvrez un bloc, copiez son exemple sous{' '}
            <code>blocks:</code> dans <code>spec/pages/</code>, puis changez les textes.
          </p>
          <p>
            Les exemples parlent d'un atelier de vélos imaginaire : textes, chiffres et lignes y sont inventés. Une
            adresse qui commence par <code>/exemple</code> est à remplacer par l'une des vôtres, et{' '}
            <code>npm run check</code> nomme celles qui restent. Une liste de lignes écrite ici peut venir d'une de vos
            tables : <code>rows: {'{ from: <table> }'}</code>.
          </p>
          <Tools count={uses.flatMap(({ kinds }) => kinds).length} />
          {uses.map((use) => (
            <section key={use.id} aria-labelledby={use.id} data-use="">
              <h2 id={use.id}>{use.label}</h2>
              {use.kinds.map((kind) => (
                <Kind key={kind.type} kind={kind} words={wordsOf(kind, use)} />
              ))}
            </section>
          ))}
          <p className="none" hidden>
            Aucun bloc ne répond à ces mots. Essayez ce que vous voulez dire : un prix, une preuve, une liste.
          </p>
          <h2>Le cadre de la section</h2>
          <p>Le même pour toutes les sections.</p>
          <Fields fields={frame} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The field that filters the kinds, and the width of all examples. */
function Tools({ count }: { count: number }) {
  return (
    <div className="tools" role="search">
      <label htmlFor="filtre">Chercher un bloc</label>
      <input id="filtre" type="search" autoComplete="off" placeholder="prix, témoignage, comparer…" />
      <p role="status">{count} blocs</p>
      <label htmlFor="largeur">Largeur des exemples</label>
      <select id="largeur" autoComplete="off" defaultValue="1280">
        <option value="390">téléphone</option>
        <option value="768">tablette</option>
        <option value="1280">écran</option>
      </select>
    </div>
  );
}

/** A kind of block: its purpose, its examples and its fields. */
function Kind({ kind, words }: { kind: BlockKind; words: string }) {
  const { type, name, description, choose, avoid, examples, fields } = kind;
  return (
    <details id={type} data-words={words}>
      <summary>
        <h3>{name}</h3> <code>{type}</code>
        <Text>{choose}</Text>
      </summary>
      <Text>{description}</Text>
      <h4>Quand prendre autre chose</h4>
      <Text>{avoid}</Text>
      {examples.map(({ variant, yaml }, place) => (
        <Example key={place} type={type} number={place + 1} variant={variant} yaml={yaml} />
      ))}
      <h4>Les champs</h4>
      <Fields fields={fields} />
    </details>
  );
}

/** Forms of examples are not posted. */
const sandbox = 'allow-same-origin allow-scripts allow-popups';

/** An example in a frame of its own, and its YAML to copy. */
function Example({ type, number, variant, yaml }: BlockKind['examples'][number] & { type: string; number: number }) {
  const id = `${type}-${number}`;
  const address = `/_blocks/${type}/${number}`;
  return (
    <figure>
      <figcaption id={id}>
        Exemple {number}
        {variant.map((word) => (
          <code key={word}>{word}</code>
        ))}
      </figcaption>
      <div className="frame">
        <iframe
          src={address}
          title={`Exemple ${number} de « ${type} »`}
          loading="lazy"
          tabIndex={-1}
          sandbox={sandbox}
        />
      </div>
      <button type="button" aria-describedby={id}>
        Copier le YAML
      </button>{' '}
      <span role="status" /> <a href={address}>Ouvrir l'exemple seul</a>
      <details>
        <summary>Voir le YAML</summary>
        <pre tabIndex={0}>{yaml}</pre>
      </details>
    </figure>
  );
}

/** Fields in the words of their schema, each with those that it holds. */
function Fields({ fields }: { fields: readonly BlockField[] }) {
  return (
    <ul>
      {fields.map(({ name, description, required, choices, fields: held }) => (
        <li key={name}>
          <code>{name}</code> {required ? '(obligatoire) ' : ''}
          <Code>{description}</Code>
          {choices.length > 0 && <Code>{` Au choix : \`${choices.join('`, `')}\`.`}</Code>}
          {held.length > 0 && <Fields fields={held} />}
        </li>
      ))}
    </ul>
  );
}

/** A paragraph of a schema. Kinds that it names as « table » are linked. */
function Text({ children }: { children: string }) {
  return (
    <p>
      {children.split(/« ([a-z-]+) »/u).map((part, place) =>
        place % 2 === 1 ? (
          <a key={place} href={`#${part}`}>
            {part}
          </a>
        ) : (
          <Code key={place}>{part}</Code>
        ),
      )}
    </p>
  );
}

/** A text of a schema: words between backticks are code, punctuation stays on the line of its word. */
function Code({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, place) =>
      place % 2 === 1 ? <code key={place}>{part}</code> : part.replace(/ (?=[:;?!»])|(?<=«) /gu, '\u00A0'),
    );
}

function wordsOf({ type, name, choose, finds, description, examples }: BlockKind, { id, label }: BlockUse): string {
  return foldText(
    [type, name, choose, finds, description, id, label, ...examples.flatMap(({ variant }) => variant)].join(' '),
  );
}

/** One block alone in a document: its media queries see the width of the frame that shows it. */
export function renderExample(site: Site, block: Block, assets: Assets): string {
  const page = {
    path: '/_blocks',
    family: 'catalogue',
    aliases: [],
    fallback: false,
    head: { title: block.type, description: `Un exemple du bloc « ${block.type} ».` },
    blocks: [block],
  };
  return renderPage(withoutChat(site), page, assets, { View: GalleryView, Shell: BareShell });
}

/** Dozens of examples on a page must not load as many chats. */
function withoutChat(site: Site): Site {
  const { chat } = site.settings;
  return chat === undefined ? site : { ...site, settings: { ...site.settings, chat: { ...chat, script: 'none' } } };
}

function BareShell({ page, children }: { page: Pick<Page, 'accent'>; children: ReactNode }) {
  return <main className={accentOf(page.accent ?? 'quiet')}>{children}</main>;
}
