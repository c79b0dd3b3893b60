export interface RunningServer {
  readonly port: number;
  /** Whether it can send the brotli copies. */
  readonly hasBrotli: boolean;
  readonly stop: () => Promise<void>;
}

export interface ServedSite {
  readonly folder: string;
  /** The folder with the servers' configurations, as `dist-servers`. */
  readonly servers: string;
}
