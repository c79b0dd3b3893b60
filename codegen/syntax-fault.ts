import type { YAMLError } from 'yaml';
import type { Fault } from './report.ts';

const indentRemedy = 'Alignez cette ligne sur ses voisines, avec des espaces.';

/** The parser's error codes in a product owner's words: what was found, what to do. */
const faults: Partial<Record<YAMLError['code'], [message: string, remedy: string]>> = {
  BAD_INDENT: ["le retrait de cette ligne ne correspond à aucun niveau au-dessus d'elle.", indentRemedy],
  BLOCK_AS_IMPLICIT_KEY: ['deux « : » se suivent, ou le retrait est faux.', 'Mettez le texte qui contient « : » entre guillemets.'],
  BLOCK_IN_FLOW: ["une liste en retrait se trouve à l'intérieur de crochets ou d'accolades.", "Choisissez l'une des deux écritures."],
  DUPLICATE_KEY: ['cette clé figure deux fois au même niveau.', 'Gardez une seule des deux lignes.'],
  IMPOSSIBLE: ['cette partie du fichier est illisible.', 'Comparez-la avec une ligne voisine.'],
  KEY_OVER_1024_CHARS: ['une clé dépasse 1 024 caractères.', 'Il manque sans doute un retour à la ligne ou un guillemet.'],
  MISSING_CHAR: ['un signe manque (guillemet, « : », virgule, crochet ou espace).', 'Fermez le guillemet ou le crochet ouvert plus haut, et laissez un espace après « : ».'],
  MULTILINE_IMPLICIT_KEY: ['une clé tient sur plusieurs lignes.', 'Il manque « : » après la clé, ou un guillemet à la fin du texte.'],
  MULTIPLE_DOCS: ['le fichier contient plusieurs documents (« --- »).', 'Gardez un seul document par fichier.'],
  TAB_AS_INDENT: ['une tabulation sert de retrait.', 'Remplacez-la par des espaces.'],
  UNEXPECTED_TOKEN: ["ce signe n'a pas de sens à cette place.", "Mettez le texte entre guillemets s'il commence par un signe de ponctuation."],
  BAD_SCALAR_START: ['un texte ne peut pas commencer par ce signe.', 'Mettez le texte entre guillemets.'],
  BAD_DQ_ESCAPE: ['la barre oblique inverse annonce un code inconnu.', 'Utilisez des guillemets simples, ou doublez la barre.'],
};

/** A French fault for a parser error or warning. */
export function syntaxFault(error: YAMLError): Fault {
  const [message, remedy] = faults[error.code] ?? ["cette ligne n'est pas du YAML valide.", indentRemedy];
  return { code: `yaml/${error.code.toLowerCase().replaceAll('_', '-')}`, message, remedy };
}
