import { isObject, itemsAt, type DocumentPath } from '../base/json.ts';
import { fileAndLine } from '../read/source.ts';
import { defineRule } from './engine/rule.ts';

const lists = ['highly_compatible', 'compatible'] as const;

/** Each sector of the calculator has a map of compatibility, and a use case stands in one list of a map. (The schema refuses other sectors and use cases.) */
export const rule = defineRule({
  reads: ['roi'],
  check({ roi }, report) {
    const ids = (list: string, key: string) =>
      itemsAt(roi.data, [list]).map((item) => (isObject(item) ? String(item[key]) : ''));
    const [profiles, maps] = [ids('sectors', 'id'), ids('compatibility', 'sector')];
    // A map under the name of another sector is one mistake: the sector that it was meant for is not missing as well.
    const isMisnamed = maps.some((sector, position) => !profiles.includes(sector) || maps.indexOf(sector) !== position);
    for (const [position, id] of profiles.entries()) {
      if (maps.length === 0 || isMisnamed || maps.includes(id)) continue;
      const message = `le secteur « ${id} » n'a pas de ligne dans « compatibility » : aucun cas d'usage ne lui serait recommandé.`;
      const remedy = `Ajoutez-y « - sector: ${id} » et ses deux listes.`;
      report(roi, ['sectors', position, 'id'], { code: 'rule/roi-compatibility-missing', message, remedy });
    }
    for (const [position, sector] of maps.entries()) {
      const at = ['compatibility', position];
      const seen = new Map<string, DocumentPath>();
      for (const list of lists) {
        for (const [index, useCase] of itemsAt(roi.data, [...at, list]).entries()) {
          const path = [...at, list, index];
          const first = seen.get(String(useCase));
          if (first === undefined) seen.set(String(useCase), path);
          // The schema reports a use case that is twice in one list.
          else if (first.at(-2) !== list) {
            const message = `« ${String(useCase)} » est déjà dans « ${String(first.at(-2))} » pour « ${sector} » (${fileAndLine(roi, first)}).`;
            const remedy = 'Gardez-le dans une seule des deux listes.';
            report(roi, path, { code: 'rule/roi-compatibility-twice', message, remedy });
          }
        }
      }
    }
  },
});
