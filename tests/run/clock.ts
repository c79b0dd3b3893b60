/**
 * The day of TEST_CLOCK=2027-03-01, if any. Loading this file moves the clock of this process, and of the Node processes
 * that it starts, to ten in the morning of that day; time goes on from there. Without the variable nothing is changed.
 */
export const testDay = process.env['TEST_CLOCK'];
const moved = Symbol.for('tests.clock');

if (testDay && !(moved in globalThis)) {
  const start = Date.parse(`${testDay}T10:00:00`);
  if (Number.isNaN(start)) throw new Error(`TEST_CLOCK=${testDay} is not a day (AAAA-MM-JJ)`);
  const away = start - Date.now();
  const now = Date.now;
  const movedNow = (): number => now() + away;
  const movedDate: ProxyHandler<DateConstructor> = {
    construct: (date, parts: unknown[], target) =>
      Reflect.construct(date, parts.length === 0 ? [movedNow()] : parts, target) as Date,
    apply: () => new Date().toString(),
    get: (date, key): unknown => (key === 'now' ? movedNow : Reflect.get(date, key)),
  };
  Object.assign(globalThis, { [moved]: true, Date: new Proxy(Date, movedDate) });
  const inherited = process.env['NODE_OPTIONS'] ?? '';
  if (!inherited.includes(import.meta.url)) process.env['NODE_OPTIONS'] = `${inherited} --import=${import.meta.url}`;
}
