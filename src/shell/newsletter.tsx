import type { SiteNewsletter } from '../generated/types.ts';

/**
 * The newsletter field. `method="dialog"` outside a dialog validates the address and goes nowhere,
 * so nothing is sent and no page is left, with or without JavaScript; the note under the field says so.
 */
export function Newsletter({ newsletter }: { newsletter: SiteNewsletter }) {
  return (
    <form method="dialog" data-newsletter={newsletter.confirmation} className="mt-8 max-w-md print:hidden">
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
      <p id="newsletter-note" className="mt-3 text-small text-quiet">
        {newsletter.note}
      </p>
      <p role="status" className="mt-2 text-small text-mint" />
    </form>
  );
}
