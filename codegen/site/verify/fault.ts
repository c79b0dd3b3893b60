import { UserError } from '../../run/user-error.ts';

/** What makes a staged site unusable. */
export interface SiteFault {
  /** The file that names it or that it is about. */
  file: string;
  /** In French; equal for files with the same fault, so that they are told together. */
  text: string;
}

/** How many faults are told, and how many files with the same one. */
const faultsShown = 20;
const filesShown = 3;

/** The finished site was not published; the message, in French, is the list of what a visitor would miss. */
export class UnusableSiteError extends UserError {
  override readonly name = 'UnusableSiteError';

  constructor(faults: readonly SiteFault[]) {
    super(formatFaults(faults));
  }
}

function formatFaults(faults: readonly SiteFault[]): string {
  const groups = [...Map.groupBy(faults, ({ text }) => text)];
  const shown = groups
    .slice(0, faultsShown)
    .map(([text, group]) => `  ${fileList([...new Set(group.map(({ file }) => file))])} : ${text}`);
  const rest = groups.length - shown.length;
  return [
    `Le site construit n'a pas été publié : un visiteur y trouverait ${counted(groups.length, 'défaut')}. Le site publié (dist/) est resté tel quel.`,
    '',
    ...shown,
    ...(rest > 0 ? [`  … et ${counted(rest, 'autre')}.`] : []),
    '',
    "Corrigez dans spec/ les adresses et les ancres citées ; pour un fichier abîmé ou manquant, relancez la construction. S'il manque encore, c'est une erreur de notre programme.",
  ].join('\n');
}

function fileList(files: readonly string[]): string {
  const rest = files.length - filesShown;
  return files.slice(0, filesShown).join(', ') + (rest > 0 ? ` et ${counted(rest, 'autre')}` : '');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}
