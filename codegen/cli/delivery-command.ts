import { formatFindings } from '../base/findings/finding.ts';
import { dayHere } from '../base/calendar-day.ts';
import type { JsonObject } from '../base/json.ts';
import { createLoader } from '../pipeline.ts';
import { projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { testRequests } from '../owner/delivery/test-request.ts';
import { tryDelivery } from '../owner/delivery/try-delivery.ts';
import type { Options } from './command.ts';

/**
 * `check -- --delivery`: sends a marked request to the address of each form, as the site would. Resolves to the exit code: 0 where all
 * arrive, 1 where one does not, or nothing is sent. `--at` is the address where the site is served until it is at its own.
 * @throws a `UserError` where the options make no sense together
 */
export async function deliveryCommand(options: Options): Promise<number> {
  const at = siteOf(options);
  const project = projectOf(options);
  const { site, findings } = createLoader(project).load();
  if (site === undefined) {
    console.error(formatFindings(findings));
    return 1;
  }
  const requests = testRequests(site, dayHere());
  if (requests.length === 0) {
    console.log('Rien à essayer : « delivery » vaut none, les formulaires ne transmettent rien (spec/site.yaml).');
    return 1;
  }
  const base = at ?? String(site.settings['baseUrl']);
  const timeoutMs = Number((site.settings['forms'] as JsonObject)['timeoutMs']);
  let [failed, unknown] = [0, 0];
  for (const { form, delivery, fields } of requests) {
    const address = new URL(delivery, base).href;
    const { arrives, isKnown = false, text } = await tryDelivery(address, new URL(base).origin, fields, timeoutMs);
    if (!arrives) failed += 1;
    else if (!isKnown) unknown += 1;
    console.log(`${arrives ? '✓' : '✗'} ${form} → ${address}\n  ${text}`);
  }
  console.log(sumOf(failed, unknown, requests.length));
  return failed === 0 ? 0 : 1;
}

function sumOf(failed: number, unknown: number, count: number): string {
  if (failed > 0) return `${failed} sur ${count} n'arrivent pas.`;
  return unknown === 0
    ? 'Tous les formulaires arrivent.'
    : "Toutes les demandes d'essai sont acceptées ; qu'elles arrivent, seul leur destinataire peut le voir.";
}

/** The address of `--at`; undefined where it is not given. */
function siteOf({ at, ...options }: Options): string | undefined {
  const other = ['release', 'date', 'format', 'output', 'all'].find((name) => options[name] !== undefined);
  if (other !== undefined)
    throw new UserError(`« --delivery » ne va pas avec « --${other} » : c'est un autre contrôle.`);
  if (at === undefined) return undefined;
  if (!/^https?:$/.test(URL.parse(String(at))?.protocol ?? ''))
    throw new UserError(
      `« --at ${String(at)} » n'est pas l'adresse d'un site. Écrivez par exemple --at http://127.0.0.1:4173`,
    );
  return String(at);
}
