/**
 * The button of a browser without JavaScript: the form is posted to its receiver, which answers with a page of its own. The other
 * button of the form stays disabled there.
 */
export function NoScriptSubmit({ name, address, label }: { name: string; address: string; label: string }) {
  return (
    <noscript>
      <input type="hidden" name="form" value={name} />
      <button type="submit" formMethod="post" formAction={address} className="button-primary button-large">
        {label}
      </button>
    </noscript>
  );
}
