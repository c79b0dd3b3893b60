/** `/blocks/2/a~1b` → `['blocks', 2, 'a/b']`. */
export function pointerPath(pointer: string): (string | number)[] {
  return pointer.split('/').slice(1).map(stepOf);
}

function stepOf(written: string): string | number {
  const step = written.includes('~') ? written.replaceAll('~1', '/').replaceAll('~0', '~') : written;
  return /^\d+$/.test(step) ? Number(step) : step;
}
