/** An element of a report, as the readers of Jenkins, GitLab and GitHub Actions have in common. */
interface Shape {
  readonly within: readonly string[];
  readonly attributes: readonly string[];
  /** Attributes that count elements below it. */
  readonly counts?: Readonly<Record<string, string>>;
}

const shapes: Readonly<Record<string, Shape>> = {
  testsuites: {
    within: [''],
    attributes: ['name', 'tests', 'failures', 'errors'],
    counts: { tests: 'testcase', failures: 'failure', errors: 'error' },
  },
  testsuite: {
    within: ['testsuites'],
    attributes: ['name', 'tests', 'failures', 'errors', 'skipped'],
    counts: { tests: 'testcase', failures: 'failure', errors: 'error', skipped: 'skipped' },
  },
  testcase: { within: ['testsuite'], attributes: ['name', 'classname'] },
  failure: { within: ['testcase'], attributes: ['message', 'type'] },
  'system-out': { within: ['testsuite'], attributes: [] },
};

/** There is no standard for JUnit reports: what their readers agree on, and this one does not do. @param xml well-formed */
export function junitFaults(xml: string): string[] {
  const faults: string[] = [];
  const open: { name: string; attributes: ReadonlyMap<string, string>; below: string[] }[] = [];
  const close = () => {
    const { name, attributes, below } = open.pop() ?? { name: '', attributes: new Map<string, string>(), below: [] };
    for (const [attribute, counted] of Object.entries(shapes[name]?.counts ?? {}))
      if (attributes.get(attribute) !== String(below.filter((one) => one === counted).length))
        faults.push(`${attribute} of <${name}> is not the number of <${counted}> in it`);
    open.at(-1)?.below.push(name, ...below);
  };
  for (const [, isEnd, name = '', written = '', isEmpty] of xml.matchAll(
    /<(\/?)([\w-]+)((?:\s[\w-]+="[^"]*")*)(\/?)>/g,
  )) {
    if (isEnd === '/') {
      close();
      continue;
    }
    const attributes = new Map(
      [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const shape = shapes[name];
    const above = open.at(-1)?.name ?? '';
    if (shape === undefined || !shape.within.includes(above)) faults.push(`<${name}> in <${above}>`);
    for (const attribute of shape?.attributes ?? [])
      if (!attributes.has(attribute)) faults.push(`<${name}> without ${attribute}`);
    open.push({ name, attributes, below: [] });
    if (isEmpty === '/') close();
  }
  return open.length === 0 ? faults : [...faults, `<${open.at(-1)?.name}> does not end`];
}
