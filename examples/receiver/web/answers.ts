import type { Context } from 'hono';
import type { FieldFault } from './field-faults.ts';
import type { Pages } from './pages.ts';

/** How a request ends. `message` is read by the visitor. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly isTest?: boolean }
  | {
      readonly kind: 'refused';
      readonly status: 400 | 403 | 413 | 422 | 429 | 503;
      readonly message: string;
      readonly faults?: readonly FieldFault[];
      /** After how many seconds it may be sent again. */
      readonly waitSeconds?: number;
    };

/**
 * Answers in JSON whoever asks for it (`{ success, message, errors }`, as form services do), and a browser without JavaScript with a
 * redirection to a page of thanks, or a page that says what is wrong.
 */
export function answer(context: Context, outcome: Outcome, pages: Pages, thanks: string): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const inPage = asksForPage(context);
  if (outcome.kind === 'accepted')
    return inPage
      ? context.redirect(thanks, 303)
      : context.json({ success: true, ...(outcome.isTest && { test: true }) });
  const { status, message, faults = [], waitSeconds } = outcome;
  if (waitSeconds !== undefined) {
    context.header('Retry-After', String(waitSeconds));
    // Else a page of another origin cannot read it.
    context.header('Access-Control-Expose-Headers', 'Retry-After');
  }
  return inPage
    ? context.html(pages('refused', { details: [message, ...faults.map((fault) => fault.message)] }), status)
    : context.json({ success: false, message, ...(faults.length > 0 && { errors: faults }) }, status);
}

/** Whether a page is asked for: what a browser does that sends a form itself. */
export function asksForPage(context: Context): boolean {
  return (context.req.header('accept') ?? '').includes('text/html');
}
