import { Button, firmQuotes, LinkItem, shortened } from './parts.tsx';
import type { WorkedOut } from './page-origins.ts';
import type { PageAnswer, PageValue } from '../../shared/editing.ts';

/** Every text of the page as a list by section: all can be reached without a pointer. */
export function PageTexts({ values, workedOut, left, open, approve }: PageTextsProps) {
  const unique = new Map<string, PageValue>();
  for (const value of values) {
    const key = `${value.file} ${value.path.join('/')}`;
    if (value.as === 'text' && !unique.has(key)) unique.set(key, value);
  }
  const sections = Map.groupBy(unique.values(), ({ block }) => block);
  return (
    <>
      {[...sections].map(([block, own]) => (
        <details key={block} open={block !== null}>
          <summary>{firmQuotes(`${titleOf(values, block)} (${own.length})`)}</summary>
          <ul>
            {own.map((value, index) => (
              <LinkItem
                key={index}
                state={value.remark}
                text={shortened(value.reads.at(-1) ?? '', 90)}
                open={() => open(value)}
              >
                <span className="tag">{value.remark === null ? '' : ` ${states[value.remark]}`}</span>
              </LinkItem>
            ))}
          </ul>
          {(left[String(block)] ?? 0) > 0 && (
            <p>
              <Button text={`Approuver cette section (${left[String(block)]})`} act={() => approve(block)} />
            </p>
          )}
        </details>
      ))}
      {workedOut.length > 0 && <WorkedOutTexts values={values} workedOut={workedOut} open={open} />}
    </>
  );
}

interface PageTextsProps {
  values: readonly PageValue[];
  workedOut: readonly WorkedOut[];
  left: PageAnswer['progress']['blocks'];
  open: (value: PageValue) => void;
  /** Approves all texts of a block; null: the texts of all pages. */
  approve: (block: number | null) => void;
}

/** The texts that no line contains, such as numbers of items and sums: each leads to the section that computes it. */
function WorkedOutTexts({ values, workedOut, open }: Omit<PageTextsProps, 'approve' | 'left'>) {
  return (
    <details>
      <summary>{`Calculés par une section, écrits nulle part (${workedOut.length})`}</summary>
      <ul>
        {[...Map.groupBy(workedOut, ({ block }) => block)].map(([block, own]) => {
          const section = sectionOf(values, block);
          const texts = [...new Set(own.map(({ text }) => text))].join(' · ');
          return (
            <LinkItem key={block} text={titleOf(values, block)} open={section && (() => open(section))}>
              <span className="help">{firmQuotes(` ${texts}`)}</span>
            </LinkItem>
          );
        })}
      </ul>
    </details>
  );
}

function sectionOf(values: readonly PageValue[], block: number | null): PageValue | undefined {
  return values.find((value) => value.as === 'section' && value.block === block);
}

/** « Section « Nos tarifs » », as the server names it. */
function titleOf(values: readonly PageValue[], block: number | null): string {
  if (block === null) return 'Titre de la page, menus et pied de page';
  return sectionOf(values, block)?.words.replace(/, pages? [^,]*$/u, '') ?? `Section ${block + 1}`;
}

const states: Readonly<Record<NonNullable<PageValue['remark']>, string>> = {
  drafted: 'à approuver',
  typedFigure: 'chiffre à approuver',
  toVerify: 'à vérifier',
  toComplete: 'à compléter',
};
