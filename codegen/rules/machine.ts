import { didYouMean, nearest } from '../base/findings/nearest.ts';
import { isObject, objectsIn, textAt, valueAt, valuesIn } from '../base/json.ts';
import type { DocumentPath, Json, JsonObject } from '../base/json.ts';
import { objects } from '../model/forms/fields.ts';
import { defineRule } from './engine/rule.ts';

/**
 * All that a machine names has a place in its drawing: in a layer, on the client's own plate, or outside with a name for that.
 * What each page lights (`heart`) is among its connections.
 */
export const rule = defineRule({
  reads: ['pages'],
  isLast: true,
  check({ pages }, report) {
    for (const { blocks } of pages) {
      for (const block of blocks) {
        for (const { path: at, value: machine } of valuesIn(block.value, [], isMachine)) {
          if (!isMachine(machine)) continue;
          const items = objectsIn(machine.layers).flatMap(({ items: own }) => own ?? []);
          const known = new Set(items.filter((item) => typeof item === 'string'));
          for (const { path, name, isOutside } of namesOf(machine)) {
            const isPlaced = isOutside ? machine.outsideLabel !== undefined : known.has(name);
            // What no layer holds is on the client's own plate, where the drawing has one.
            if (isPlaced || (!isOutside && machine.own !== undefined && path[0] !== 'heart')) continue;
            const message = `« ${name} » n'a pas de place dans le dessin : ${isOutside ? "rien ne dit où est l'extérieur" : 'aucune couche ne le contient'}.`;
            const meant = isOutside ? undefined : nearest(name, known);
            const { source, path: where } = block.originOf([...at, ...path]);
            const remedy = isOutside ? outsideRemedy : meant === undefined ? insideRemedy : didYouMean(meant);
            report(source, where, { code: 'rule/machine-place', message, remedy });
          }
          const heart = textAt(machine, ['heart']);
          const lit = objectsIn(machine.connections).map(({ name }) => name);
          // One that no layer has is misnamed itself: the connections of the pages are right.
          if (heart === undefined || !known.has(heart) || lit.includes(heart)) continue;
          const { source, path } = block.originOf([...at, 'connections']);
          const message = `« ${heart} » n'y est pas : le dessin de la page montrerait l'ensemble sans son cœur.`;
          const remedy = `Ajoutez une ligne « name: ${heart} », avec ce qu'il fait ici.`;
          report(source, path, { code: 'rule/machine-heart', message, remedy });
        }
      }
    }
  },
});

function isMachine(value: Json): value is JsonObject {
  return isObject(value) && value.kind === 'machine';
}

const insideRemedy =
  "Ajoutez-le à une couche, « own » au dessin pour ce qui est déjà chez le client, ou « outside: true » à l'étape d'un acteur extérieur.";
const outsideRemedy = 'Ajoutez « outsideLabel » au dessin (« Hors de votre réseau »).';

/** The names in a machine of what it draws, and where each is written. */
function namesOf(machine: JsonObject): { path: DocumentPath; name: string; isOutside: boolean }[] {
  const steps = objects(valueAt(machine, ['trace', 'steps']));
  return [
    ...objects(machine.connections).map(([at, { name }]) => ({
      path: ['connections', at, 'name'],
      name,
      isOutside: false,
    })),
    ...steps.map(([at, { actor: name, outside }]) => {
      return { path: ['trace', 'steps', at, 'actor'], name, isOutside: outside === true };
    }),
    { path: ['heart'], name: machine.heart, isOutside: false },
  ].flatMap((one) => (typeof one.name === 'string' ? [{ ...one, name: one.name }] : []));
}
