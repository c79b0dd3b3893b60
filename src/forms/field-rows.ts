import type { FormField } from '#generated/types.ts';

/** Fields as they stand side by side: two halves make a row, a field of the full width is one by itself. */
export function fieldRows(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && last.every(isHalf) && isHalf(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function isHalf({ width }: FormField): boolean {
  return width !== 'full';
}
