/** A place that is edited: the file, from the folder of the engine, and what may stand there beside what does. */
export interface Edit {
  file: string;
  /** Each makes another text of the one that the project has; `undefined` takes the file away. */
  variants: readonly ((text: string) => string | undefined)[];
}

const spec = (name: string) => `examples/voile/spec/${name}`;

/** @throws where the text does not say it: the edit would change nothing */
const replaced = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`no text says ${String(from)} any more`);
  return changed;
};
const added = (line: string) => (text: string) => `${text}${line}\n`;

/** Values, rows, files, schemas, code: what a product owner, an author or a developer changes. Some are refused by `check`. */
export const edits: readonly Edit[] = [
  { file: spec('facts.yaml'), variants: [replaced(/value: \d+/, 'value: 777'), replaced(/value: \d+/, 'value: 778')] },
  { file: spec('facts.yaml'), variants: [replaced(/label: .*/, 'label: Autre libellé')] },
  { file: spec('site.yaml'), variants: [added('# a comment'), replaced(/^name: .*$/m, 'name: Une autre école')] },
  { file: spec('theme.yaml'), variants: [replaced(/medium: \d+/, 'medium: 11')] },
  {
    file: spec('pages/home.yaml'),
    variants: [
      replaced('On apprend en naviguant', 'On navigue en naviguant'),
      replaced(/accent: amber/, 'accent: mint'),
    ],
  },
  { file: spec('pages/home.yaml'), variants: [replaced(/icon: leaf/, 'icon: fish'), replaced(/blocks:/, 'blockz:')] },
  {
    file: spec('tables/boats.yaml'),
    variants: [replaced("À l'eau", 'Au port'), (text) => text.slice(0, text.indexOf('- id: croiseur'))],
  },
  {
    file: spec('tables/courses.yaml'),
    variants: [replaced('ages: "5 à 7 ans"', 'ages: "6 à 7 ans"'), replaced('- id: moussaillons', '- id: mousses')],
  },
  {
    file: spec('navigation.yaml'),
    variants: [replaced(/label: .*/, 'label: Un autre mot')],
  },
  {
    file: spec('schema/tables/boats.schema.yaml'),
    variants: [replaced('maxItems: 6', 'maxItems: 7'), replaced('maxItems: 6', 'maxItems: 2')],
  },
  // Said on the pages below too, and in the index of the search.
  { file: spec('routes.yaml'), variants: [replaced(/name: Stages$/m, 'name: Nos stages')] },
  {
    file: spec('routes.yaml'),
    variants: [replaced("title: Tarifs des stages et de l'adhésion", 'title: Autres tarifs')],
  },
  { file: spec('pages/prices.yaml'), variants: [() => undefined] },
  { file: 'codegen/schema/common.schema.yaml', variants: [added('# a comment')] },
  {
    file: 'src/shell/site-footer.tsx',
    variants: [added('// a comment'), replaced('className="', 'className="mt-[7px] ')],
  },
  { file: 'src/static/site-files.ts', variants: [replaced('Allow: /', 'Disallow: /edited')] },
  { file: 'src/blocks/call/call.schema.yaml', variants: [added('# a comment')] },
  { file: 'src/shell/links.css', variants: [added('.edited { color: red; }')] },
  { file: 'src/static/edited.txt', variants: [() => 'a file that is read by nothing'] },
  { file: 'public/edited.txt', variants: [() => 'one', () => 'two'] },
  { file: 'package-lock.json', variants: [added('')] },
];
