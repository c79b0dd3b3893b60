import { capitalized } from '../../src/shared/locale.ts';
import { counted } from '../base/french.ts';
import { ledgers } from '../run/ledgers.ts';
import { releaseKinds, type ReleaseItem, type ReleaseKind } from './release-item.ts';

/** One thing and several, by kind, and how to settle one. */
const wordings: Readonly<Record<ReleaseKind, { names: [one: string, many: string]; remedy: string }>> = {
  ledger: {
    names: ['registre à rétablir', 'registres à rétablir'],
    remedy: 'Sans lui, rien ne dit ce qui reste à régler.',
  },
  gone: {
    names: ['valeur à régler qui a disparu', 'valeurs à régler qui ont disparu'],
    remedy: `Si vous l'avez supprimée ou récrite ailleurs, retirez sa ligne de ${ledgers.toSettle}.`,
  },
  toComplete: {
    names: ['valeur à compléter', 'valeurs à compléter'],
    remedy: "Écrivez la vraie valeur, puis dites sur la page (« npm run dev », touche « e ») qu'elle est complète.",
  },
  expired: {
    names: ['date dépassée', 'dates dépassées'],
    remedy: "Repoussez la date, ou retirez ce qu'elle limitait ; un événement passé prend « status: past ».",
  },
  delivery: {
    names: ['formulaire sans envoi', 'formulaires sans envoi'],
    remedy: "Réglez l'envoi dans « forms » de spec/site.yaml.",
  },
  chat: {
    names: ['messagerie sans module', 'messageries sans module'],
    remedy:
      'Installez le module de chat (« script » dans « chat » de spec/site.yaml), ou retirez « chat » : ses boutons partent avec lui.',
  },
  contrary: {
    names: ['passage légal à relire', 'passages légaux à relire'],
    remedy:
      "Un réglage (« forms.delivery » ou « chat.script ») est en service, et le texte pourrait dire le contraire. Relisez-le : donnez-lui « when: » et l'autre version, ou « when: always » s'il reste vrai (« introWhen: always » pour l'introduction).",
  },
  toVerify: {
    names: ['affirmation à vérifier', 'affirmations à vérifier'],
    remedy:
      "Vérifiez l'affirmation, corrigez-la s'il le faut, puis dites-le sur la page (« npm run dev », touche « e »).",
  },
  typedFigure: {
    names: ['chiffre tapé dans un texte', 'chiffres tapés dans un texte'],
    remedy:
      'Donnez à chaque chiffre sa ligne et sa source dans spec/facts.yaml et citez-le (« {facts.…} »), ou approuvez le texte sur la page.',
  },
  drafted: {
    names: ['texte rédigé à approuver', 'textes rédigés à approuver'],
    remedy: 'Relisez le texte et, quand il vous convient, approuvez-le sur la page (« npm run dev », touche « e »).',
  },
};

export function countRelease(items: readonly Pick<ReleaseItem, 'kind'>[]): Record<ReleaseKind, number> {
  const count = (kind: ReleaseKind) => items.filter((item) => item.kind === kind).length;
  return Object.fromEntries(releaseKinds.map((kind) => [kind, count(kind)])) as Record<ReleaseKind, number>;
}

export function summarizeRelease(items: readonly Pick<ReleaseItem, 'kind'>[]): string {
  const all = countRelease(items);
  const counts = releaseKinds
    .filter((kind) => all[kind] > 0)
    .map((kind) => counted(all[kind], ...wordings[kind].names));
  return `À régler avant la mise en ligne : ${counts.join(', ')}.`;
}

/** A longer list of one kind is given by files; then the items to begin with are named above it. */
const mostListed = 30;
const mostFirst = 12;

/**
 * The items by kind, each kind with its remedy, and the counts last: a reader of a long list sees its end first.
 * @param all whether every item is listed, however many there are
 */
export function formatRelease(items: readonly ReleaseItem[], { all = true } = {}): string {
  if (items.length === 0) return 'Rien ne reste à régler : le site peut être mis en ligne.';
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const parts = releaseKinds.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    if (own.length === 0) return [];
    const isShort = all || own.length <= mostListed;
    const lines = isShort ? own.map(lineOf) : filesOf(own);
    const claims = own.filter(({ claim }) => claim === true).length;
    const first = claims === 0 || claims === own.length ? '' : `, dont ${claims} avec un chiffre à prouver, d'abord`;
    return [
      `${capitalized(counted(own.length, ...wordings[kind].names))}${first}. ${wordings[kind].remedy}`,
      ...lines,
    ].join('\n');
  });
  const isCut = !all && parts.length > 0 && [...byKind.values()].some((own) => own.length > mostListed);
  const first = isCut ? [["D'abord :", ...items.slice(0, mostFirst).map(lineOf)].join('\n')] : [];
  const rest = isCut ? ' « npm run check -- --release --all » les cite un par un.' : '';
  return [...first, ...parts, summarizeRelease(items) + rest].join('\n\n');
}

function lineOf({ file, line, column, path, note }: ReleaseItem): string {
  return `  ${file}:${line}:${column} ${path} : ${note}`;
}

/** The files of many items, those with the most claims first: `spec/pages/home.yaml : 39, dont 4 avec un chiffre`. */
function filesOf(items: readonly ReleaseItem[]): string[] {
  const files = [...Map.groupBy(items, ({ file }) => file)].map(([file, own]) => {
    return { file, count: own.length, claims: own.filter(({ claim }) => claim === true).length };
  });
  return files
    .toSorted((a, b) => b.claims - a.claims || b.count - a.count)
    .map(({ file, count, claims }) => `  ${file} : ${count}${claims === 0 ? '' : `, dont ${claims} avec un chiffre`}`);
}
