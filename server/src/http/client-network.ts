/** Finds the network a client's IP address belongs to, which is what rate limits count. */
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** How many times more requests a wide network may send than a narrow one, as many people may share it. */
export const WIDE_NETWORK_FACTOR = 16;

/** An IPv4 address unchanged, an IPv6 address as its /64: `2001:db8:0:1::/64`. */
export function toNetwork(address: string): string {
  if (isIPv4(address)) return address;
  const bare = address.replace(/%.*$/, '');
  const ipv4 = MAPPED_IPV4.exec(bare)?.[1] ?? bare;
  if (isIPv4(ipv4)) return ipv4;
  if (!isIPv6(bare)) return 'unknown';
  return `${readFirstGroups(bare, 4).join(':')}::/64`;
}

/**
 * The /48 around an IPv6 /64, which one customer often has: 65,536 networks. Undefined for IPv4.
 * @param network as returned by `toNetwork`
 */
export function toWideNetwork(network: string): string | undefined {
  if (!network.endsWith('::/64')) return undefined;
  return `${network.split(':', 3).join(':')}::/48`;
}

function readFirstGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
