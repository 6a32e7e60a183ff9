/**
 * Whether a host of an address, with or without its port, is the machine that this server runs on: a loopback address
 * (RFC 1122, RFC 4291) or the name that always stands for one (RFC 6761).
 */
export function isThisMachine(host: string): boolean {
  const { hostname } = new URL(`http://${host}`);
  return hostname === '[::1]' || /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|(?:[^.]{1,63}\.){0,9}localhost)$/.test(hostname);
}
