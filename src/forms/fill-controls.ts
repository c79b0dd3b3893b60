import { trapName, type FormFields } from './form-fields.ts';

/**
 * Puts values into the controls that still are as the page brought them. What the visitor has typed or chosen, even
 * before this script ran, stays. A choice that is not in its list is ignored.
 * @param isStale what the controls hold is older than the values: it does not stay
 */
export function fillControls(form: HTMLFormElement, values: FormFields, isStale = false): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (name === trapName || control === null || !(isStale || isUntouched(control))) continue;
    if (control instanceof HTMLSelectElement) {
      const index = [...control.options].findIndex((option) => option.value === value);
      if (index >= 0) control.selectedIndex = index;
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = control.value === value;
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      // The only hour or card that there is to choose: more of them are a list, which looks for the one of that value itself.
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
