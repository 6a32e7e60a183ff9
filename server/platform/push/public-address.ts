import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Of the registries of special addresses: what is not of the whole internet.
// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv4');
}
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  // Addresses of IPv4 in those of IPv6, which would lead around all of the above, and what is for documents.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is one of the whole internet, and not of this machine, its network or a special one. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) === 6
    ? globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    : isIP(address) === 4 && !notPublic.check(address, 'ipv4');
}

/** A name that leads to an address which is not of the whole internet. */
export class NotPublic extends Error {
  override name = 'NotPublic';
  readonly code = 'ENOTPUBLIC';
}

/**
 * As the system looks a name up, and fails unless every address it has is public. It is for the lookup of the very
 * connection: what was looked up before may lead elsewhere by then.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) {
      done(error ?? new NotPublic('The name has no address.'), '', 0);
    } else if (!found.every(({ address }) => isPublicAddress(address))) {
      done(new NotPublic('The name leads to an address that is not public.'), '', 0);
    } else if (options.all) {
      done(null, found);
    } else {
      done(null, first.address, first.family);
    }
  });
};
