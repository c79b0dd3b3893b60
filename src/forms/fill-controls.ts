import { memberOf, trapName, type FormFields } from './form-fields.ts';

/**
 * Fills the controls that the visitor has not changed, even before this script ran. A choice that is not in its list is ignored.
 * @param isStale the controls hold older values: all are replaced
 */
export function fillControls(form: HTMLFormElement, values: FormFields, isStale = false): void {
  for (const [name, value] of Object.entries(values)) {
    const control = memberOf(form, 'elements').namedItem(name);
    if (name === trapName || control === null || !(isStale || isUntouched(control))) continue;
    if (control instanceof HTMLSelectElement) {
      const index = [...control.options].findIndex((option) => option.value === value);
      if (index >= 0) control.selectedIndex = index;
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = control.value === value;
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      // The only hour or card; several are a RadioNodeList, which finds the one with that value itself.
      if (control.value === value) control.checked = true;
    } else if (
      control instanceof RadioNodeList ||
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement
    ) {
      control.value = value;
    }
  }
}

function isUntouched(control: Element | RadioNodeList): boolean {
  if (control instanceof RadioNodeList)
    return [...control].every((item) => !(item instanceof Element) || isUntouched(item));
  if (control instanceof HTMLSelectElement) return control.value === '';
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false;
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
    return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}
