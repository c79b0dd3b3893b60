import { deliver } from '../forms/delivery.ts';
import { encodeRequest, requestFor, type SentRequest } from '../forms/sent-request.ts';
import { memberOf, readFields, takeTrap, looksLikeRobot } from '../forms/form-fields.ts';

/** The request that was not accepted yet: sent again, it has the same id. */
let last: SentRequest | undefined;

/**
 * Sends a form on one line as the other forms send theirs, and resolves to whether it was accepted. A form that looks like a robot's is
 * not sent; a person who tries again gets through.
 * @param form carries its name, and what sending needs of `forms` in spec/site.yaml
 */
export async function sendLineForm(form: HTMLFormElement): Promise<boolean> {
  const { lineForm: name = '', delivery = 'none', timeout, minimumFill } = memberOf(form, 'dataset');
  if (looksLikeRobot(takeTrap(form), performance.now(), Number(minimumFill))) return false;
  const fields = { ...readFields(new FormData(form)), page: location.pathname };
  last = requestFor(encodeRequest({ form: name, requestId: '', fields }).toString(), [last]);
  const request = { form: name, requestId: last.requestId, fields, elapsedMs: performance.now() };
  const failure = await deliver(request, { delivery, timeoutMs: Number(timeout) });
  if (failure === undefined) last = undefined;
  return failure === undefined;
}
