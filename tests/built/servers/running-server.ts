/** A server that answers for the built site. */
export interface RunningServer {
  readonly port: number;
  /** Whether it can send the brotli copies. */
  readonly hasBrotli: boolean;
  readonly stop: () => Promise<void>;
}
