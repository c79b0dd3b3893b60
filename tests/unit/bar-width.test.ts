import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { formatOver } from '../../codegen/release/format-over.ts';
import { barNotes, barWindows } from '../../codegen/site/fonts/bar-width.ts';
import { engine } from '../contract/edited-sites.ts';

const root = join(engine, 'tests/small-site');
const loader = createLoader({ root, engine });

/** The small site with these entries and buttons in its bar, one on each line from line 4 on. */
function everywhereWith(names: readonly string[], actions: readonly string[], font = 'inter') {
  const list = (key: string, words: readonly string[]) =>
    words.map((word) => `    - { ${key}: ${JSON.stringify(word)}, href: /reparer }\n`).join('');
  const text = `labels: { skip: Aller au contenu, main: Navigation, menu: Menu, breadcrumb: Fil d'Ariane, footer: Pied de page }
header:
  items:
${list('name', names)}  actions:
${list('label', actions)}`;
  const theme = readFileSync(join(root, 'spec/theme.yaml'), 'utf8').replace('text: inter', `text: ${font}`);
  return loader.check(
    new Map([
      ['spec/navigation.yaml', text],
      ['spec/theme.yaml', theme],
    ]),
  ).everywhere;
}

const notesOn = (names: readonly string[], actions: readonly string[], font?: string) =>
  formatOver(barNotes(everywhereWith(names, actions, font)));

function windowsOf(names: readonly string[], actions: readonly string[]) {
  const [settings, navigation, theme] = ['site', 'navigation', 'theme'].map(
    (name) => everywhereWith(names, actions).get(name)?.value,
  );
  return barWindows({ settings, navigation, theme });
}

const six = ['Atelier', 'Catalogue', 'Horaires', 'Tarifs', 'Équipe', 'Contact'];
const ten = [...six, 'Documentation', 'Partenaires', 'Recrutement', 'Actualités'];
const twelve = Array.from({ length: 12 }, (_, at) => `Veranstaltungskalender ${at}`);

test('a bar that fits into a window of 1280 px has no note and no other window', () => {
  expect(notesOn(six, ['Réserver', 'Appeler'])).toEqual([]);
  expect(windowsOf(six, ['Réserver', 'Appeler'])).toEqual({ folded: 1280, twoRows: 1280 });
});

test('a note names the label to shorten, its line, how much too long the bar is, and what comes of it', () => {
  expect(notesOn(ten, ['Réserver', 'Nous appeler'])).toMatchInlineSnapshot(`
    [
      "À noter : spec/navigation.yaml:10:9 header/items/n° 7/name : environ 44 px de trop dans la barre pour une fenêtre de 1280 px, où un bouton ne paraît plus. Il suffirait d'environ 6 lettres de moins, à commencer par « Documentation ».",
    ]
  `);
  expect(notesOn(ten, ["Réserver un établi pour l'après-midi", 'Appeler'])).toMatchInlineSnapshot(`
    [
      "À noter : spec/navigation.yaml:15:9 header/actions/n° 1/label : environ 88 px de trop dans la barre pour une fenêtre de 1280 px, où le menu passe sur une seconde ligne. Il suffirait d'environ 14 lettres de moins, à commencer par « Réserver un établi pour l'après-midi ».",
    ]
  `);
  expect(notesOn(twelve, ['Réserver'])).toMatchInlineSnapshot(`
    [
      "À noter : spec/navigation.yaml:14:9 header/items/n° 11/name : environ 1226 px de trop dans la barre pour une fenêtre de 1280 px, où le menu reste replié jusqu'à environ 2510 px. Il suffirait d'environ 175 lettres de moins, à commencer par « Veranstaltungskalender 10 ».",
    ]
  `);
});

test('the letters that a note names are enough, and fewer are not', () => {
  const withLabel = (length: number) => notesOn(ten, ['e'.repeat(length)]);
  const first = Array.from({ length: 80 }, (_, at) => at + 1).find((length) => withLabel(length).length > 0) ?? 0;
  for (const more of [0, 1, 5, 10]) {
    const [note = ''] = withLabel(first + more);
    expect(note).toMatch(new RegExp(`d'environ ${more + 1} lettres? de moins, à commencer par « e+ »`));
  }
});

test('fonts without a file have no widths: no note, and the browser decides alone', () =>
  expect(notesOn(twelve, ['Réserver'], 'of-the-system')).toEqual([]));
