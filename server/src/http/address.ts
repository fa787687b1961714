/** Names the network a request comes from, so that limits count a household and not each of its addresses. */
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** How much more a wide network may do than a narrow one: a firm or a street may be behind it. */
export const WIDE_ALLOWANCE = 16;

/** An IPv4 address as it is, an IPv6 address as its /64: `2001:db8:0:1::/64`. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const bare = address.replace(/%.*$/, '');
  const ipv4 = MAPPED_IPV4.exec(bare)?.[1] ?? bare;
  if (isIPv4(ipv4)) return ipv4;
  if (!isIPv6(bare)) return 'unknown';
  return `${firstGroups(bare, 4).join(':')}::/64`;
}

/**
 * Around an IPv6 /64 the /48, which is what one customer often has: 65,536 of the former. Undefined for IPv4.
 * @param network as `networkOf` names it
 */
export function wideNetworkOf(network: string): string | undefined {
  if (!network.endsWith('::/64')) return undefined;
  return `${network.split(':', 3).join(':')}::/48`;
}

function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
