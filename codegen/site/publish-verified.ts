import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted, firstOf, others } from '../base/french.ts';
import { type Purpose, publish, type Publication } from './publish/publish.ts';
import { listFiles } from './publish/list-files.ts';
import type { Phases } from '../run/phases.ts';
import { UserError } from '../run/user-error.ts';
import { verifySite, type SiteFault, type StagedSite } from './verify/verify-site.ts';

/**
 * Verifies a finished build, then publishes it (docs/decisions/publish.md).
 * @param staging a folder made by `createStaging`, filled
 * @throws a `UserError` where a visitor would miss something; `dist` is then as before
 */
export async function publishVerified(
  phases: Phases,
  staging: string,
  site: Omit<StagedSite, 'files' | 'read'>,
  purpose: Purpose,
): Promise<Publication> {
  await phases.run(
    'vérification',
    async () => {
      const read = (file: string) => readFileSync(join(staging, file));
      const verification = await verifySite({ ...site, files: new Set(listFiles(staging)), read });
      if (verification.faults.length > 0) throw new UserError(formatFaults(verification.faults));
      return verification;
    },
    ({ files, addresses }) => `${files} fichiers, ${addresses} adresses suivies`,
  );
  return phases.run(
    'publication',
    () => publish(staging, site.serving, purpose),
    ({ files, compressed, retained }) =>
      `${files} fichiers, ${retained} gardés pour les pages ouvertes, ${compressed} copies compressées`,
  );
}

/** How many faults are shown, and how many files with the same one. */
const faultsShown = 20;
const filesShown = 3;

/** The list of faults of a site that is not published, in French. */
function formatFaults(faults: readonly SiteFault[]): string {
  const groups = [...Map.groupBy(faults, ({ text }) => text)];
  const shown = groups
    .slice(0, faultsShown)
    .map(([text, group]) => `  ${firstOf([...new Set(group.map(({ file }) => file))], filesShown)} : ${text}`);
  const rest = groups.length - shown.length;
  return [
    `Le site construit n'a pas été publié : un visiteur y trouverait ${counted(groups.length, 'défaut')}. Le site publié (dist/) est resté tel quel.`,
    '',
    ...shown,
    ...(rest > 0 ? [`  … et ${others(rest)}.`] : []),
    '',
    "Corrigez dans spec/ les adresses et les ancres citées ; pour un fichier abîmé ou manquant, relancez la construction. S'il manque encore, c'est une erreur de notre programme.",
  ].join('\n');
}
