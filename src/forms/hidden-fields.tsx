import { trapName } from './form-fields.ts';
import type { ExtraFields as Fields, Form, SiteForms } from '#generated/types.ts';

/** A field that people neither see nor reach, and that simple robots fill in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Which form it is, and the spec's extra fields of each request: hidden, and also sent by a browser without the script. */
export function ExtraFields({ form, fields }: { form: string; fields: Fields | undefined }) {
  return Object.entries({ form, ...fields }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/**
 * The attributes of a form by which a browser without the script posts it, answered by a page of the receiver's. Where nothing is sent,
 * `method="dialog"` outside a dialog goes nowhere: no typed text can end in the address bar.
 */
export function postedTo(delivery: string): { method: string; action?: string } {
  return delivery === 'none' ? { method: 'dialog' } : { method: 'post', action: delivery };
}

/**
 * The settings of a form: those of the site, with the form's own address and extra fields where it has them. No form sends anything
 * while the site's address is `none`.
 */
export function deliverySettings({ delivery: own, extraFields }: Form, forms: SiteForms): SiteForms {
  const delivery = forms.delivery === 'none' ? forms.delivery : (own ?? forms.delivery);
  const fields = { ...forms.extraFields, ...extraFields };
  return { ...forms, delivery, ...(Object.keys(fields).length > 0 && { extraFields: fields }) };
}
