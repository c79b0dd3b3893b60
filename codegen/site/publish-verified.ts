import type { Compression } from './publish/compress.ts';
import type { Phases } from '../run/phases.ts';
import { publish, type Publication } from './publish/publish.ts';
import { UnusableSiteError } from './verify/fault.ts';
import { openStaged, type StagedSite } from './verify/staged-site.ts';
import { verifySite, type Verification } from './verify/verify-site.ts';

/**
 * Looks at a finished build, then publishes it (docs/decisions/publish.md).
 * @param staging a folder made by `createStaging`, filled
 * @throws {UnusableSiteError} where a visitor would miss something; `dist` is then as before
 */
export async function publishVerified(
  phases: Phases,
  staging: string,
  site: Omit<StagedSite, 'files' | 'read'>,
  compression: Compression,
): Promise<Publication> {
  await phases.run(
    'vérification',
    async () => {
      const verification = verifySite(await openStaged(staging, site));
      if (verification.faults.length > 0) throw new UnusableSiteError(verification.faults);
      return verification;
    },
    verificationOutcome,
  );
  return phases.run(
    'publication',
    () => publish(staging, site.serving, compression, phases.progress),
    publicationOutcome,
  );
}

function verificationOutcome({ files, addresses }: Verification): string {
  return `${files} fichiers, ${addresses} adresses suivies`;
}

function publicationOutcome({ unchanged, files, reused, compressed, carried }: Publication): string {
  if (unchanged) return `${files} fichiers, rien à changer`;
  return `${files} fichiers, ${reused} repris, ${carried} gardés pour les pages ouvertes, ${compressed} copies compressées`;
}
