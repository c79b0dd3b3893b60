import { expect, test } from 'vitest';
import { loadSpec } from '../../codegen/site/load-spec.ts';
import { pictureFault, renderOrName } from '../../codegen/site/pages/render.ts';
import { formatFinding, PlacedFault } from '../../codegen/base/findings/finding.ts';
import { isObject, type JsonObject } from '../../codegen/base/json.ts';
import { Phases } from '../../codegen/run/phases.ts';
import { withProject } from '../findings/project.ts';

const { site, sources } = withProject(undefined, (root) => {
  const loaded = loadSpec({ root, engine: root }, new Phases(), { day: undefined, release: false });
  // Asked for once, they are read again.
  loaded.sources.get('/');
  return loaded;
});
const assets = { script: '', stylesheet: '', fonts: [], islands: [] };

/** What is thrown for a page when the renderer fails wherever `fails` says so. */
function faultOf(path: string, fails: (page: JsonObject) => boolean): PlacedFault {
  if (site === undefined) throw new Error('the small project has findings');
  const renderPage = (_: unknown, page: JsonObject) => {
    if (fails(page)) throw new Error('no box « x »');
    return '<html>';
  };
  const page = site.pages.find((candidate) => candidate.path === path) ?? {};
  try {
    renderOrName({ renderPage }, site, page, { assets, sources });
  } catch (error) {
    if (error instanceof PlacedFault) return error;
  }
  throw new Error('nothing was thrown, or something else');
}

const hasBlock = (type: string) => (page: JsonObject) =>
  Array.isArray(page.blocks) && page.blocks.some((block) => isObject(block) && block.type === type);

test('a block that cannot be rendered is named, with its file and line, and the error is kept', () => {
  const fault = faultOf('/', hasBlock('figure-row'));
  expect(formatFinding(fault.finding)).toBe(
    [
      "spec/pages/home.yaml:6:5 blocks/1 : la page / n'a pas pu être mise en page : le bloc 2, « figure-row », échoue (no box « x »). C'est une erreur de notre programme : annulez la dernière modification de cet endroit, et transmettez ce message aux développeurs.",
      '  4 |     text: "Un retour de {facts.average-roi} en {facts.delay.fast}."',
      '  5 |     href: /offres/basic',
      '> 6 |   - type: figure-row',
      '    |     ^^^^^^^^^^^^^^^^',
      '  7 |     figures:',
      '  8 |       - { ref: facts.average-roi }',
    ].join('\n'),
  );
  expect(fault.cause).toEqual(new Error('no box « x »'));
});

test('in a family, the row of the page is named too', () =>
  expect(faultOf('/offres/basic', hasBlock('intro')).finding.message).toBe(
    "la page /offres/basic n'a pas pu être mise en page : le bloc 1, « intro », échoue avec la ligne « basic » (spec/tables/offers.yaml:1) (no box « x »).",
  ));

test('a picture that cannot be drawn names its page, and the row that it is made for', () => {
  const { finding, cause } = pictureFault(new Error('no glyph'), { path: '/offres/basic' }, sources);
  expect({ file: finding.file, message: finding.message, cause }).toEqual({
    file: 'spec/routes.yaml',
    message:
      "l'image de la page /offres/basic n'a pas pu être dessinée avec la ligne « basic » (spec/tables/offers.yaml:1) (no glyph).",
    cause: new Error('no glyph'),
  });
});
