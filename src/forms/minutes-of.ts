/** An hour of a day in minutes since midnight: `09:30` → 570. */
export function minutesOf(slot: string): number {
  const [hours = 0, minutes = 0] = slot.split(':').map(Number);
  return 60 * hours + minutes;
}
