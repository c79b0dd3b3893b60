import { deliver } from '../forms/delivery.ts';
import { takeTrap } from '../forms/form-fields.ts';
import { createRequestId } from '../forms/request-id.ts';
import { looksLikeRobot } from '../forms/robot-check.ts';

/** The address that was not accepted yet: sent again, it carries the same id. */
let last = { email: '', requestId: '' };

/**
 * Sends an address as the forms send theirs, and resolves to whether it was accepted. What looks like a robot's is not sent;
 * a person who tries again gets through.
 * @param form carries what sending needs of `forms` in spec/site.yaml
 */
export async function sendNewsletter(form: HTMLFormElement, email: string): Promise<boolean> {
  const { delivery = 'none', timeout, minimumFill } = form.dataset;
  if (looksLikeRobot(takeTrap(form), performance.now(), Number(minimumFill))) return false;
  if (email !== last.email) last = { email, requestId: createRequestId() };
  const request = { form: 'newsletter', requestId: last.requestId, fields: { email } };
  const failure = await deliver(request, { delivery, timeoutMs: Number(timeout) });
  if (failure === undefined) last = { email: '', requestId: '' };
  return failure === undefined;
}
