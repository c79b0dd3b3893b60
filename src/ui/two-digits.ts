/** `3` → `03`: places in a list keep one width. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
