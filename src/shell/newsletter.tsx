import { Trap } from '../forms/trap.tsx';
import type { NavigationNewsletter, SiteForms } from '#generated/types.ts';

/**
 * The newsletter field. `method="dialog"` outside a dialog validates the address and goes nowhere, so no page is left,
 * with or without JavaScript. The note under the field says what becomes of the address; the script reads the rest.
 */
export function Newsletter({ newsletter, forms }: { newsletter: NavigationNewsletter; forms: SiteForms }) {
  const sends = forms.delivery !== 'none';
  return (
    <form
      method="dialog"
      data-newsletter={sends ? newsletter.subscribed : newsletter.confirmation}
      {...(sends && {
        'data-delivery': forms.delivery,
        'data-timeout': forms.timeoutMs,
        'data-minimum-fill': forms.minimumFillMs,
        'data-failure': newsletter.failure,
      })}
      className="mt-8 max-w-md"
    >
      <label htmlFor="newsletter" className="label text-quiet">
        {newsletter.label}
      </label>
      <div className="mt-3 flex gap-2">
        <input
          id="newsletter"
          type="email"
          autoComplete="email"
          placeholder={newsletter.placeholder}
          aria-describedby="newsletter-note"
          className="field min-w-0 grow"
        />
        <button type="submit" className="button-secondary">
          {newsletter.button}
        </button>
      </div>
      {sends && <Trap />}
      <p id="newsletter-note" className="mt-3 text-small text-quiet">
        {sends ? newsletter.sentNote : newsletter.note}
      </p>
      <p role="status" className="mt-2 text-small text-strong data-failed:text-coral" />
    </form>
  );
}
