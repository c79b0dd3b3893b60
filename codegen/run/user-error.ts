/** An error that stops a command without being a fault of our program: its French message names the remedy, and is printed alone. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}
