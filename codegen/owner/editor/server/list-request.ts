import { isScalarValue } from '../../edit/yaml/scalar-text.ts';
import { isObject } from '../../../base/json.ts';
import type { ListRequest } from '../change-list.ts';
import { isPath } from './is-path.ts';

/** The change of a list that a page asks for; `undefined` for what is none. */
export function listRequest(body: unknown): ListRequest | undefined {
  if (!isObject(body)) return undefined;
  const { file, path, hash, action, to, values } = body;
  if (typeof file !== 'string' || !isPath(path) || typeof hash !== 'string') return undefined;
  if (action === 'remove') return { file, path, hash, action };
  if (action === 'move') return isPath([to]) && typeof to === 'number' ? { file, path, hash, action, to } : undefined;
  const said = Array.isArray(values) ? values.map(valueIn) : [undefined];
  const isWhole = (action === 'copy' || action === 'first') && !said.includes(undefined);
  return isWhole ? { file, path, hash, action, values: said.filter((one) => one !== undefined) } : undefined;
}

function valueIn(one: unknown): NonNullable<ListRequest['values']>[number] | undefined {
  if (!isObject(one)) return undefined;
  const { path, value } = one;
  return isPath(path) && isScalarValue(value) ? { path, value } : undefined;
}
