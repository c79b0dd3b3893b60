/*
 * Loaded for its effect. TEST_CLOCK=2027-03-01 moves the clock of this process and of the Node processes it starts to
 * ten in the morning of that day; time goes on from there. Without the variable nothing is changed.
 */
const asked = process.env['TEST_CLOCK'];
const moved = Symbol.for('tests.clock');

if (asked && !(moved in globalThis)) {
  const start = Date.parse(`${asked}T10:00:00`);
  if (Number.isNaN(start)) throw new Error(`TEST_CLOCK=${asked} is not a day (AAAA-MM-JJ)`);
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
