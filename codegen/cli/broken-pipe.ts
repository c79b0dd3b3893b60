/** What a shell reports of a program that SIGPIPE ended (128 + 13). Node ignores that signal and meets EPIPE instead. */
export const brokenPipeCode = 141;

/** Ends the program quietly when whoever reads its output has left (`npm run build | head`); other faults of a stream are thrown. */
export function exitOnBrokenPipe(...streams: readonly NodeJS.WriteStream[]): void {
  for (const stream of streams)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      // eslint-disable-next-line unicorn/no-process-exit -- what still runs would write on to nobody
      process.exit(brokenPipeCode);
    });
}
