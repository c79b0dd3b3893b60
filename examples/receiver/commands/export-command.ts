import type { Settings } from '../config/settings.ts';
import { linksOf } from '../links.ts';
import { watchedForms } from '../site-forms.ts';
import { commandWaitMs, openDatabase, type Database } from '../store/database.ts';
import { allRequests } from '../store/requests.ts';
import { allSubscriptions } from '../store/subscriptions.ts';
import { csv } from './csv.ts';

type Row = Readonly<Record<string, string>>;

/** `export` and `inscrits`: writes what is held to standard output, while the receiver runs or not. Resolves to the exit code. */
export function exportCommand(
  settings: Settings,
  { what, format, form }: { what: 'requests' | 'subscriptions'; format: string; form?: string | undefined },
): number {
  const database = openDatabase(settings.database, commandWaitMs);
  try {
    const all = what === 'requests' ? requestRows(database) : subscriptionRows(database, settings);
    const rows = all.filter((row) => form === undefined || row['form'] === form);
    process.stdout.write(format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : csv(rows));
    return 0;
  } finally {
    database.close();
  }
}

function requestRows(database: Database): Row[] {
  return [...allRequests(database)].map(({ id, form, receivedAt, email, suspect = '', fields }) => {
    const own = { number: String(id), form, receivedAt: new Date(receivedAt).toISOString(), suspect };
    return { ...own, email, ...besides(own, fields) };
  });
}

/** With the link by which each can be withdrawn, which every letter must hold. */
function subscriptionRows(database: Database, settings: Settings): Row[] {
  const links = linksOf(
    database,
    settings,
    watchedForms(settings.site, () => undefined),
  );
  return [...allSubscriptions(database)].map(({ id, form, email, fields, requestedAt, confirmedAt }) => {
    const own = {
      form,
      requestedAt: new Date(requestedAt).toISOString(),
      confirmedAt: confirmedAt === undefined ? '' : new Date(confirmedAt).toISOString(),
      unsubscribe: links.to('desinscription', id),
    };
    return { ...own, email, ...besides(own, fields) };
  });
}

/** What was sent, beside the columns of the receiver: a field of the same name has a column of its own. */
function besides(own: Row, fields: Row): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [Object.hasOwn(own, name) ? `${name} (champ)` : name, value]),
  );
}
