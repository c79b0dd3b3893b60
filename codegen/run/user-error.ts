/** What stops a command without being a fault of our program: its message, in French, says what to do, and is printed alone. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}
