import type { Form, SiteForms } from '#generated/types.ts';

/**
 * What a form needs of the settings that the forms of the site share: its own address where it has one, and what is sent with each
 * request. Nothing is sent anywhere while the site's own address is `none`.
 */
export function deliverySettings({ delivery: own, extraFields }: Form, forms: SiteForms): SiteForms {
  const delivery = forms.delivery === 'none' ? forms.delivery : (own ?? forms.delivery);
  const fields = { ...forms.extraFields, ...extraFields };
  return { ...forms, delivery, ...(Object.keys(fields).length > 0 && { extraFields: fields }) };
}
