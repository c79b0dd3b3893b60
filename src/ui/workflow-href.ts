import type { Sheet } from '#generated/types.ts';

/** The address of a row's workflow file; `undefined` where the row has no anchor, or no step that makes a call. */
export function workflowHref({ id, details }: Sheet): string | undefined {
  const steps = Object.values(details).flatMap((detail) => detail.steps ?? []);
  return id !== undefined && steps.some(({ calls }) => calls !== undefined) ? `/workflows/${id}.json` : undefined;
}
