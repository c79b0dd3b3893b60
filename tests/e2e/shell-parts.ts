import type { Form, FormField } from '#generated/types.ts';
import { navigation, settings } from './site.ts';

/** The parts of the shell that a site may do without; lists are empty where it has none. */
export const { chat } = settings;
export const { band } = navigation;
export const { items: menuItems = [], actions: headerActions = [] } = navigation.header ?? {};
const { form: footerForm, lists: footerLists = [], legal = [] } = navigation.footer ?? {};

/** The form on one line of the footer: its first field, its button, and what it says. */
export const lineForm = footerForm?.line && {
  ...footerForm.line,
  name: footerForm.id,
  field: fieldOf(footerForm),
  submit: footerForm.submit,
};

export const footerLinks = [...footerLists.flatMap(({ items }) => items), ...legal];

function fieldOf({ id, groups }: Form): FormField {
  const field = groups[0]?.fields[0];
  if (field === undefined) throw new Error(`the form « ${id} » has no field`);
  return field;
}
