import { createHmac, randomBytes } from 'node:crypto';

/** Counts what each address sends. */
export interface RateLimit {
  /**
   * Counts one more; 0, or after how many seconds the next one may come.
   * @param now milliseconds of a clock that is never set, such as `performance.now()`
   */
  readonly take: (address: string, now: number) => number;
}

/**
 * Lets each address send `most` requests within `windowMs`. Addresses are held in memory only, hashed with a key that ends with the
 * process, and for no longer than they count. A network of IPv6 (/64), which one subscriber has whole, is one address.
 */
export function rateLimit(most: number, windowMs: number): RateLimit {
  const key = randomBytes(32);
  const times = new Map<string, number[]>();
  let sweptAt = 0;
  return {
    take(address, now) {
      if (now - sweptAt > windowMs) {
        for (const [name, kept] of times) if ((kept.at(-1) ?? 0) <= now - windowMs) times.delete(name);
        sweptAt = now;
      }
      const name = createHmac('sha256', key).update(networkOf(address)).digest('base64');
      const recent = (times.get(name) ?? []).filter((time) => time > now - windowMs);
      times.set(name, recent);
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= most) return Math.ceil((oldest + windowMs - now) / 1000);
      recent.push(now);
      return 0;
    },
  };
}

/** `2001:db8:1:2:…` → its first four groups; an IPv4 address whole, also where it is written as one of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...before,
    ...Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0'),
    ...after,
  ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
