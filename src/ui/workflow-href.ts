import type { Sheet, SheetStep } from '#generated/types.ts';

/** The address of a row's workflow file; `undefined` where the row has no anchor, or no step that makes a call or waits for an answer. */
export function workflowHref({ id, details }: Sheet): string | undefined {
  const steps = Object.values(details).flatMap((detail) => detail.steps ?? []);
  return id !== undefined && steps.some(isRun) ? `/workflows/${id}.json` : undefined;
}

/** True if the step has a node that does something. */
export function isRun({ calls, usualCalls, decision }: SheetStep): boolean {
  return (calls ?? usualCalls ?? decision) !== undefined;
}
