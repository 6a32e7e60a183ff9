import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

const networkBits = 64;

/**
 * What an address is counted as: an IPv4 address alone, also when it is written as IPv6, and of IPv6 the /64 network,
 * for whoever has one address of it has them all.
 */
export function countedAs(ip: string): string {
  if (!isIPv6(ip)) {
    return ip;
  }
  const address = new Address6(ip);
  return address.isMapped4()
    ? address.to4().correctForm()
    : new Address6(`${address.correctForm()}/${String(networkBits)}`).startAddress().correctForm();
}
