/** An address that had a page once. */
export interface Redirect {
  readonly from: string;
  /** The address of the page that took its place; null when there is none. */
  readonly to: string | null;
}
