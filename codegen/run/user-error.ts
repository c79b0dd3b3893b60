/** What stops a command without being a fault of our program: its message, in French, says what to do, and is printed alone. */
export class SpokenError extends Error {
  override readonly name: string = 'SpokenError';
}
