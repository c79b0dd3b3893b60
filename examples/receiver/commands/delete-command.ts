import type { Settings } from '../config/settings.ts';
import { commandWaitMs, openDatabase } from '../store/database.ts';
import { deleteAddress, deleteRequest, requestsMentioning } from '../store/deletion.ts';

/** `delete <address or number>`: while the receiver runs or not. Resolves to the exit code: 1 where nothing is held. */
export function deleteCommand(settings: Settings, [target = '', ...rest]: readonly string[]): number {
  const isNumber = /^\d+$/.test(target);
  if (rest.length > 0 || (!isNumber && !target.includes('@'))) {
    console.error('Indiquez une adresse, ou le numéro d’une demande : node main.ts delete nom@example.fr');
    return 3;
  }
  const database = openDatabase(settings.database, commandWaitMs);
  try {
    const { requests, subscriptions } = isNumber
      ? deleteRequest(database, Number(target))
      : deleteAddress(database, target);
    console.log(
      `Effacé : ${requests} ${requests < 2 ? 'demande' : 'demandes'}, ${subscriptions} ${subscriptions < 2 ? 'inscription' : 'inscriptions'}.`,
    );
    const others = isNumber ? [] : requestsMentioning(database, target);
    if (others.length > 0)
      console.log(
        `D'autres personnes citent cette adresse : ${others.map((id) => `n° ${id}`).join(', ')}. Lisez-les (export), puis effacez celles qui la concernent : delete <n°>.`,
      );
    const inFolder = 'folder' in settings.mail.through ? settings.mail.through.folder : 'vos boîtes aux lettres';
    console.log(`Restent les courriels déjà partis : ${inFolder}.`);
    return requests + subscriptions > 0 ? 0 : 1;
  } finally {
    database.close();
  }
}
