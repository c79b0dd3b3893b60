import { describe, expect, test } from 'vitest';
import { nameAt, readLedger, valueHash, type Entry, type Ledger } from '../../codegen/release/to-settle.ts';
import { formatOver, otherLanguage } from '../../codegen/release/format-over.ts';
import type { ReleaseItem } from '../../codegen/release/release-item.ts';
import { listReleaseItems, valuesToSettle } from '../../codegen/release/list-release-items.ts';
import { mapObjects, replaced, textAt, textsIn, valueAt } from '../../codegen/base/json.ts';
import type { DocumentPath, Json, JsonObject } from '../../codegen/base/json.ts';
import { formatFindings } from '../../codegen/base/findings/finding.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import type { Source } from '../../codegen/read/source.ts';
import { placeholder } from '../../src/shared/placeholder.ts';
import { engine, schemasOf, sites, specOf } from './edited-sites.ts';
import { join } from 'node:path';

/** A legal notice as it is written: each kind of number that one holds. */
const notice =
  'Exemple SAS au capital de 20 000 €, 12 rue de la Paix, 75002 Paris, SIRET 823 456 789 00012, RCS Lyon 823 456 789, TVA FR 12 823 456 789, tél. 04 72 00 00 00 ou +41 22 700 12 30, loi n° 2004-575 du 21 juin 2004, article L. 123-4, pénalités de 12 %';

const day = '1999-01-01';

/** The data of a file as its owner leaves it: each value complete, what was switched off in service, its legal passages read again. */
function settledData({ document, data }: Source): Json {
  const filled = textsIn(data).reduce<Json>(
    (all, { path, text }) => (placeholder.test(text) ? replaced(all, path, text.replace(placeholder, notice)) : all),
    data,
  );
  const served = mapObjects(filled as Json[], (mapping) => ({
    ...mapping,
    ...(mapping.delivery === 'none' && { delivery: 'https://recevoir.example.fr/' }),
    ...(mapping.script === 'none' && { script: '/chat/module.js' }),
    ...(mapping.type === 'document' && {
      introWhen: 'always',
      sections: mapObjects(mapping.sections as Json[], readAgain),
    }),
  }));
  const claimsReceipt = document.kind === 'form' && textAt(served, ['confirmation', 'label']) !== undefined;
  return claimsReceipt ? replaced(served, ['confirmation', 'unsent'], 'Envoi pas encore ouvert') : served;
}

/** A part, a row or a sheet of a legal text, marked as read again. */
function readAgain(mapping: JsonObject): JsonObject {
  const isPassage = ['text', 'items', 'rows', 'value'].some((key) => key in mapping);
  return isPassage && !('when' in mapping) ? { ...mapping, when: 'always' } : mapping;
}

const withSetting = (sources: readonly Source[], path: DocumentPath, value: string) =>
  sources.map((source) =>
    source.document.kind === 'site' ? { ...source, data: replaced(source.data, path, value) } : source,
  );

/** The spec with all that it needs to go live, done as each remedy says, beside an empty ledger. */
function settled(sources: readonly Source[]): Source[] {
  return sources.map((source) => ({ ...source, data: settledData(source) }));
}

describe.each([...sites, 'tests/small-site'])('%s', (site) => {
  const { sources } = specOf(site);
  const { schemas } = schemasOf(site);
  const { bySource } = valuesToSettle(sources, readLedger(join(engine, site)));
  /** The ledger once all is approved as it is now: the figures alone are left. */
  const ledger: Ledger = {
    entries: sources.flatMap(({ document: { file }, data }) =>
      (bySource.get(file) ?? []).map(({ path }): Entry => {
        const hash = valueHash(valueAt(data, path) ?? null);
        return { file, at: nameAt(data, path), kind: 'figure', hash };
      }),
    ),
    fault: undefined,
  };
  const named = ({ kind, file, path }: ReleaseItem) => `${kind} ${file} ${path}`;
  /** Figures that the owner has typed in texts of his own, which are to be settled on their own. */
  const typedBefore = listReleaseItems(sources, schemas, day, readLedger(join(engine, site))).flatMap((item) =>
    item.kind === 'typedFigure' ? [named(item)] : [],
  );

  test('may go live once each of its items is settled as its remedy says', () => {
    const items = listReleaseItems(settled(sources), schemas, day, ledger);
    expect(items.map(named)).toEqual(typedBefore);
  });

  test('is valid with each placeholder filled, and repeats what they say in any sentence', () => {
    const marked = sources.filter(({ document }) => placeholder.test(document.text));
    // No two values are the same: a long text that stands on two pages is another mistake.
    const filled = (text: string) =>
      text.replaceAll(new RegExp(placeholder.source, 'giu'), (_, mark: string) => `${mark.slice(14, -1)} : ${notice}`);
    const changes = new Map(marked.map(({ document }) => [document.file, filled(document.text)]));
    const loader = createLoader({ root: join(engine, site), engine, compiled: schemasOf(site) });
    const { findings, sources: now } = loader.check(changes);
    expect(formatFindings(findings)).toBe(formatFindings([]));
    const sentences = withSetting(now, ['tagline'], marked.length > 0 ? notice : 'Ici.');
    const typed = listReleaseItems(sentences, schemas, day, readLedger(join(engine, site))).filter(
      ({ kind }) => kind === 'typedFigure',
    );
    expect(typed.map(named)).toEqual(typedBefore);
  });
});

/** Is it a figure to prove, on a site that holds none? */
const isFigure = (tagline: string) => {
  const told = withSetting(specOf('tests/small-site').sources, ['tagline'], tagline);
  return listReleaseItems(told, schemasOf('tests/small-site').schemas, day).some(({ kind }) => kind === 'typedFigure');
};

test.each([
  'SIREN 823 456 789',
  'SIRET 823 456 789 00012',
  'TVA FR 12 823 456 789',
  'Appelez le +41 22 700 12 30 ou le +32 2 555 12 34',
  'Numéro vert 0 800 123 456',
  'au +1 212 555 0123 le matin',
  'Agrément n° 123 456 de la préfecture',
  'Une erreur HTTP/2 502 arrive',
  '12 rue de la Paix, 75002 Paris, article L. 123-4, loi n° 2004-575 du 21 juin 2004',
])('a number in any sentence, %s: is an identifier', (text) => expect(isFigure(text)).toBe(false));

test.each([
  '98 % de clients satisfaits',
  'Un capital de 20 000 € que le site ne dit pas',
  '6 000 bandes dessinées',
  'Plus de 12 500 000 pages lues',
  'Voici 412 000 livres réparés',
])('a number in any sentence, %s: is a figure to prove', (text) => expect(isFigure(text)).toBe(true));

describe('the language of the settings', () => {
  const noted = (site: string, language: string) =>
    formatOver(otherLanguage(withSetting(specOf(site).sources, ['locale', 'language'], language)));

  test.each([...sites, 'tests/small-site'])('%s: is that of its texts, and is noted where it is another', (site) => {
    expect(noted(site, 'fr')).toEqual([]);
    expect(noted(site, 'oc'), 'a language that it does not know').toEqual([]);
    const [note, ...more] = noted(site, 'en');
    expect(more).toEqual([]);
    expect(note).toMatch(
      /^À noter : spec\/site\.yaml:\d+:\d+ locale\/language : en \(anglais\), alors que les textes sont en français : écrivez « language: fr », ou traduisez-les\.$/,
    );
  });

  test('of a site in English: the same the other way round', () => {
    expect(noted('tests/examples/english', 'en')).toEqual([]);
    expect(noted('tests/examples/english', 'fr')).toEqual([
      expect.stringContaining('fr (français), alors que les textes sont en anglais'),
    ]);
  });
});
