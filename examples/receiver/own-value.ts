/** What a record holds under a name that somebody else chose: `constructor` is no value of a record that does not hold it. */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
