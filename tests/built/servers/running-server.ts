/** A server that answers for the built site. */
export interface RunningServer {
  readonly port: number;
  /** Whether it can send the brotli copies. */
  readonly hasBrotli: boolean;
  readonly stop: () => Promise<void>;
}

/** What a server is started with. */
export interface ServedSite {
  /** The folder, or the link, that it serves. */
  readonly folder: string;
  /** The folder with the servers' configurations, as `dist-servers`. */
  readonly servers: string;
}
