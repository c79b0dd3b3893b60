/** Is it a path in a document: keys and places in lists? */
export function isPath(value: unknown): value is (string | number)[] {
  return (
    Array.isArray(value) &&
    value.every((step) => typeof step === 'string' || (typeof step === 'number' && Number.isInteger(step) && step >= 0))
  );
}
