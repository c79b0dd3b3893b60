import type { Action } from '#generated/types.ts';

/** Every link and chat button that a block has in its data, at any depth; what asks for a row (`ask`) has its name and its id added. */
export function actionsOf(value: unknown): Action[] {
  if (Array.isArray(value)) return value.flatMap(actionsOf);
  if (typeof value !== 'object' || value === null) return [];
  const isAction = 'label' in value && ('href' in value || 'chat' in value);
  return isAction
    ? [value as Action]
    : Object.entries(value).flatMap(([key, inner]) => (key === 'ask' ? [] : actionsOf(inner)));
}
