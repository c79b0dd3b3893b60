import type { Form, SiteForms } from '#generated/types.ts';

/**
 * The settings of a form: those of the site, with the form's own address and extra fields where it has them. No form sends anything
 * while the site's address is `none`.
 */
export function deliverySettings({ delivery: own, extraFields }: Form, forms: SiteForms): SiteForms {
  const delivery = forms.delivery === 'none' ? forms.delivery : (own ?? forms.delivery);
  const fields = { ...forms.extraFields, ...extraFields };
  return { ...forms, delivery, ...(Object.keys(fields).length > 0 && { extraFields: fields }) };
}
