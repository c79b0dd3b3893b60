/** `/blocks/2/a~1b` → `['blocks', 2, 'a/b']`. */
export function pointerPath(pointer: string): (string | number)[] {
  const steps: (string | number)[] = pointer.split('/').slice(1);
  for (const [place, step] of steps.entries()) steps[place] = stepOf(String(step));
  return steps;
}

function stepOf(written: string): string | number {
  const step = written.includes('~') ? written.replaceAll('~1', '/').replaceAll('~0', '~') : written;
  return /^\d+$/.test(step) ? Number(step) : step;
}
