import { isLeadField } from '../../src/roi/lead-fields.ts';
import { fieldsOf } from '../model/forms/fields.ts';
import { textAt } from '../base/json.ts';
import { defineRule } from './engine/rule.ts';

const reserved: ReadonlySet<string> = new Set([
  'form',
  'requestId',
  'request',
  'reference',
  'topic',
  'topicId',
  'page',
  'elapsedMs',
  'deliveryTest',
]);

/** Does the site itself send or store data under this name, with the answers? See src/forms/, and src/roi/lead-fields.ts. */
export function isReserved(name: string): boolean {
  return reserved.has(name) || isLeadField(name);
}

/** Each field of a form is sent under a name of its own; a form has the name of its file. */
export const rule = defineRule({
  codes: ['rule/form-id', 'rule/form-field-twice', 'rule/form-field-reserved'],
  reads: ['forms'],
  check({ forms }, report) {
    for (const [file, source] of forms) {
      const id = textAt(source.data, ['id']) ?? file;
      if (id !== file) {
        const message = `le fichier « ${file} » contient le formulaire « ${id} ».`;
        const remedy = `Écrivez « id: ${file} », ou renommez le fichier en « ${id}.yaml ».`;
        report(source, ['id'], { code: 'rule/form-id', message, remedy });
      }
      const known = new Set<string>();
      for (const { field, path } of fieldsOf(source.data)) {
        const name = String(field.name);
        if (isReserved(name)) {
          const message = `le nom « ${name} » est celui d'une donnée que le site transmet ou garde lui-même.`;
          const fault = { code: 'rule/form-field-reserved', message, remedy: 'Donnez au champ un autre nom.' } as const;
          report(source, [...path, 'name'], fault);
        }
        if (known.has(name)) {
          const message = `deux champs de ce formulaire s'appellent « ${name} » : une seule réponse serait transmise.`;
          const fault = { code: 'rule/form-field-twice', message, remedy: "Renommez l'un des deux." } as const;
          report(source, [...path, 'name'], fault);
        }
        known.add(name);
      }
    }
  },
});
