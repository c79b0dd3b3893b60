import type { BlockKind, BlockUse } from '../../shared/block-kind.ts';
import { foldText } from '../../search/typed-words.ts';
import { CodeWords, ScaledFrame } from './parts.tsx';

/** All kinds of block by use, with a field that filters them. */
export function IndexPage({ kinds, uses }: { kinds: readonly BlockKind[]; uses: readonly BlockUse[] }) {
  const groups = uses.map((use) => ({ use, own: kinds.filter((kind) => kind.use === use.id) }));
  return (
    <>
      <h1>Catalogue des blocs</h1>
      <p className="lead">
        Une page est une suite de blocs. Partez de ce que vous voulez dire, ouvrez un bloc, copiez son exemple sous{' '}
        <code>blocks:</code> dans <code>spec/pages/</code>, puis changez les textes.
      </p>
      <div className="filter" role="search">
        <label htmlFor="filtre">Chercher un bloc</label>
        <input id="filtre" type="search" autoComplete="off" placeholder="prix, témoignage, comparer…" />
        <p role="status">{kinds.length} blocs</p>
      </div>
      <nav aria-label="Usages" className="uses">
        {groups.map(({ use, own }) => (
          <a key={use.id} href={`#${use.id}`}>
            {use.label} <span>{own.length}</span>
          </a>
        ))}
      </nav>
      {groups.map(({ use, own }) => (
        <section key={use.id} aria-labelledby={use.id} data-use="">
          <h2 id={use.id}>{use.label}</h2>
          <ul className="kinds">
            {own.map((kind) => (
              <li key={kind.type} data-words={wordsOf(kind, use)}>
                <KindCard kind={kind} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="none" hidden>
        Aucun bloc ne répond à ces mots. Essayez ce que vous voulez dire : un prix, une preuve, une liste.
      </p>
    </>
  );
}

function KindCard({ kind: { type, name, choose, examples } }: { kind: BlockKind }) {
  return (
    <article>
      <div className="preview" aria-hidden="true">
        <ScaledFrame src={`/_blocks/${type}/1`} width={1024} title="" isPicture />
      </div>
      <h3>
        <a href={`/_blocks/${type}`}>{name}</a> <code>{type}</code>
      </h3>
      <p>
        <CodeWords text={choose} />
      </p>
      <p className="count">{examples.length > 1 ? `${examples.length} exemples` : '1 exemple'}</p>
    </article>
  );
}

/** The folded text that the filter searches. */
function wordsOf({ type, name, choose, finds, description, examples }: BlockKind, { id, label }: BlockUse): string {
  return foldText(
    [type, name, choose, finds, description, id, label, ...examples.flatMap(({ variant }) => variant)].join(' '),
  );
}
