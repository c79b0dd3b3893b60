import { fieldsOf } from '../../model/forms/fields.ts';
import { asTyped } from '../../../src/shared/locale.ts';
import { objectsIn, type JsonObject, valueAt } from '../../base/json.ts';
import { timeZoneOf, type Site } from '../../model/site.ts';

/** The field that people never see, as `src/forms/form-fields.ts` names it. */
const trap = 'reference';
/** The values where spec/site.yaml has none. */
const defaults = { retentionMonths: 36, confirmationDays: 7 };

/**
 * The data of a site's forms with which a receiver checks requests and words mails (`examples/receiver/site-forms.ts` reads it);
 * undefined where nothing is sent.
 */
export function formsFile(site: Site): string | undefined {
  const { settings, forms } = site;
  const shared = settings.forms as JsonObject | undefined;
  if (shared === undefined || shared.delivery === 'none') return undefined;
  const { baseUrl, name, contact, locale } = settings;
  const value = {
    site: { name: asTyped(String(name)), baseUrl, email: (contact as JsonObject).email },
    locale: { language: (locale as JsonObject).language, timeZone: timeZoneOf(site) },
    retentionMonths: shared.retentionMonths ?? defaults.retentionMonths,
    confirmationDays: shared.confirmationDays ?? defaults.confirmationDays,
    minimumFillMs: shared.minimumFillMs,
    trap,
    forms: Object.entries(forms).map(([id, form]) => ({
      id,
      title: titleOf(id, form, site),
      subscription: form.line !== undefined,
      fields: [
        ...fieldsOf(form).map(({ field }) => fieldIn(field)),
        ...objectsIn([form.topic]).map(({ label = '' }) => fieldIn({ name: 'topic', label, kind: 'text' })),
      ],
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function fieldIn({ name, label, kind, required, maxLength, choices }: JsonObject): JsonObject {
  const listed = objectsIn(choices);
  return {
    name: name ?? '',
    label: asTyped(String(label)),
    kind: kind ?? 'text',
    required: required === true,
    ...(maxLength !== undefined && { maxLength }),
    choices: Object.fromEntries(listed.map((choice) => [String(choice.value), asTyped(String(choice.label))])),
  };
}

/** The title of a form: that of the page that shows it; of a form on one line, that of its group. */
function titleOf(id: string, form: JsonObject, { pages }: Site): string {
  const page = pages.find(({ blocks }) => objectsIn(blocks).some((block) => valueAt(block, ['form', 'id']) === id));
  const own = page?.name ?? valueAt(page, ['head', 'title']) ?? valueAt(form, ['groups', 0, 'legend']) ?? id;
  return asTyped(String(own));
}
