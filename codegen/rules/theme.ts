import { others } from '../base/french.ts';
import { entriesAt, valueAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';
import { contrast, luminance, parseColour, type Colour } from '../base/theme/colour.ts';
import { leastContrast, nearestReadable, textPairs } from '../base/theme/contrast.ts';
import type { TextPair } from '../base/theme/contrast.ts';
import { ownAccents } from '../base/theme/theme-value.ts';

/** Every text has enough contrast with its ground, and the scheme is that of the colours: browsers draw lists, scroll bars and date fields by it. */
export const rule = defineRule({
  reads: ['theme'],
  check({ theme }, report) {
    const own = ownAccents(theme.data);
    const pairs = textPairs(own);
    const colours = new Map(
      [...entriesAt(theme.data, ['colours']), ...entriesAt(theme.data, ['accents'])].flatMap(([name, text]) => {
        const colour = parseColour(String(text));
        return colour === undefined ? [] : [[name, colour] as const];
      }),
    );
    let faint = pairs.filter((pair) => (ratioOf(pair, colours) ?? leastContrast) < leastContrast);
    // One colour that is wrong spoils several pairs: it is the one to change, and the one to name.
    while (faint.length > 0) {
      const name = commonest(faint, pairs);
      const spoilt = faint.filter((pair) => pair.includes(name));
      const message = `${listed(spoilt, colours)}, il faut ${shown(leastContrast)}.`;
      const remedy = remedyFor(name, colours, pairs);
      const list = own.includes(name) ? 'accents' : 'colours';
      report(theme, [list, name], { code: 'rule/theme-contrast', message, remedy });
      faint = faint.filter((pair) => !spoilt.includes(pair));
    }
    const [paper, strong] = [colours.get('paper'), colours.get('strong')];
    const scheme = valueAt(theme.data, ['scheme']);
    if (paper === undefined || strong === undefined || (scheme !== 'dark' && scheme !== 'light')) return;
    const actual = luminance(paper) < luminance(strong) ? 'dark' : 'light';
    if (actual === scheme) return;
    const [ground, text] = actual === 'dark' ? ['sombre', 'clair'] : ['clair', 'sombre'];
    const message = `« ${scheme} » ne va pas avec les couleurs : « paper » est ${ground} et « strong » est ${text}.`;
    const remedy = `Écrivez « scheme: ${actual} », ou échangez les couleurs des fonds et des textes.`;
    report(theme, ['scheme'], { code: 'rule/theme-scheme', message, remedy });
  },
});

function ratioOf([text, ground]: TextPair, colours: ReadonlyMap<string, Colour>): number | undefined {
  const [one, other] = [colours.get(text), colours.get(ground)];
  return one === undefined || other === undefined ? undefined : contrast(one, other);
}

/** The colour that is in most pairs; of several, the one that the fewest others go with. */
function commonest(pairs: readonly TextPair[], all: readonly TextPair[]): string {
  const names = [...new Set(pairs.flat())];
  const countIn = (list: readonly TextPair[], name: string) => list.filter((pair) => pair.includes(name)).length;
  const rank = (name: string) => countIn(pairs, name) - countIn(all, name) / (all.length + 1);
  return names.toSorted((one, other) => rank(other) - rank(one))[0] ?? '';
}

/** « quiet » sur « paper » : 3,9:1 et 2 autres textes: the worst, and how many more. */
function listed(pairs: readonly TextPair[], colours: ReadonlyMap<string, Colour>): string {
  const ratio = (pair: TextPair) => ratioOf(pair, colours) ?? 1;
  const [[text, ground]] = pairs.toSorted((one, other) => ratio(one) - ratio(other)) as [TextPair];
  const more = pairs.length === 1 ? '' : ` (et ${others(pairs.length - 1, 'paire', 'une')})`;
  return `« ${text} » sur « ${ground} » : ${shown(ratio([text, ground]))}${more}`;
}

function remedyFor(name: string, colours: ReadonlyMap<string, Colour>, pairs: readonly TextPair[]): string {
  const beside = pairs
    .filter((pair) => pair.includes(name))
    .flatMap(([text, ground]) => colours.get(text === name ? ground : text) ?? []);
  const colour = colours.get(name);
  const near = colour === undefined ? undefined : nearestReadable(colour, beside);
  if (near === undefined)
    return 'Aucune clarté ne convient à la fois à toutes les couleurs qui vont avec elle : éloignez les fonds des textes.';
  return `La couleur lisible la plus proche est « ${near} ».`;
}

/** `4.57` → « 4,5:1 »: rounded down, so that an insufficient contrast never looks sufficient. */
function shown(ratio: number): string {
  return `${String(Math.floor(10 * ratio + 1e-9) / 10).replace('.', ',')}:1`;
}
