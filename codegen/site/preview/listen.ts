import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const highestPort = 65_535;

/**
 * Listens on `port`, or on the first free one above it. Port 0 takes any free one.
 * @returns the port in use
 * @throws where none of the next 50 ports is free, or the host cannot be listened on
 */
export async function listenOnFreePort(server: Server, host: string, port: number): Promise<number> {
  const last = Math.min(port + 50, highestPort);
  for (let candidate = port; ; candidate += 1) {
    try {
      server.listen(candidate, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // EACCES: ports below 1024, for ordinary users.
      const isTaken = code === 'EADDRINUSE' || code === 'EACCES';
      if (!isTaken || candidate >= last) throw error;
    }
  }
}
