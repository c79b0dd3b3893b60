import { didYouMean, nearest } from '../base/findings/nearest.ts';
import { isObject, textAt, valueAt, valuesIn, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

/**
 * All that a machine names has a place in its drawing: in a layer, on the client's own plate, or outside with a name for that.
 * What each page lights (`heart`) is among its connections.
 */
export const rule = defineRule({
  codes: ['rule/machine-place', 'rule/machine-heart'],
  reads: ['pages'],
  check({ pages }, report) {
    // The pages of a family share what their file writes.
    const misnamed = new Set<string>();
    for (const { blocks } of pages) {
      for (const block of blocks) {
        for (const { path: at, value: machine } of valuesIn(block.value)) {
          if (!isObject(machine) || machine.kind !== 'machine') continue;
          const items = objectsAt(machine, ['layers']).flatMap(([, layer]) => valueAt(layer, ['items']) ?? []);
          const known = new Set(items.filter((item) => typeof item === 'string'));
          for (const { path, name, isOutside } of namesOf(machine)) {
            const lacks = isOutside ? 'outsideLabel' : 'own';
            if (machine[lacks] !== undefined || (!isOutside && known.has(name))) continue;
            const message = `« ${name} » n'a pas de place dans le dessin : ${isOutside ? "rien ne dit où est l'extérieur" : 'aucune couche ne le contient'}.`;
            const meant = isOutside ? undefined : nearest(name, known);
            const way = isOutside
              ? 'Ajoutez « outsideLabel » au dessin (« Hors de votre réseau »).'
              : "Ajoutez « own » au dessin pour ce qui est déjà chez le client, ou « outside: true » à l'étape d'un acteur extérieur.";
            const { source, path: where } = block.originOf([...at, ...path]);
            report(source, where, {
              code: 'rule/machine-place',
              message,
              remedy: meant === undefined ? way : didYouMean(meant),
            });
          }
          const heart = textAt(machine, ['heart']);
          const lit = objectsAt(machine, ['connections']).map(([, connection]) => connection.name);
          if (heart === undefined || lit.includes(heart)) continue;
          if (!known.has(heart)) {
            // Misspelt, or renamed in its layer: the rows of the pages are right.
            const { source, path } = block.originOf([...at, 'heart']);
            const place = [source.document.file, ...path].join('/');
            if (misnamed.has(place)) continue;
            misnamed.add(place);
            const message = `« ${heart} » n'a pas de place dans le dessin : aucune couche ne le contient.`;
            const meant = nearest(heart, known);
            const remedy = meant === undefined ? "Nommez un élément d'une couche." : didYouMean(meant);
            report(source, path, { code: 'rule/machine-place', message, remedy });
            continue;
          }
          const { source, path } = block.originOf([...at, 'connections']);
          const message = `« ${heart} » n'y est pas : le dessin de la page montrerait l'ensemble sans son cœur.`;
          report(source, path, {
            code: 'rule/machine-heart',
            message,
            remedy: `Ajoutez une ligne « name: ${heart} », avec ce qu'il fait ici.`,
          });
        }
      }
    }
  },
});

function objectsAt(root: Json, path: DocumentPath): [at: DocumentPath, value: JsonObject][] {
  const list = valueAt(root, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((value, index) => (isObject(value) ? [[[...path, index], value]] : []));
}

/** The connections and actors of a machine, and where each is named. */
function namesOf(machine: JsonObject): { path: DocumentPath; name: string; isOutside: boolean }[] {
  return [
    ...objectsAt(machine, ['connections']).map(([at, { name }]) => ({ path: [...at, 'name'], name, isOutside: false })),
    ...objectsAt(machine, ['trace', 'steps']).map(([at, { actor, outside }]) => ({
      path: [...at, 'actor'],
      name: actor,
      isOutside: outside === true,
    })),
  ].flatMap((one) => (typeof one.name === 'string' ? [{ ...one, name: one.name }] : []));
}
