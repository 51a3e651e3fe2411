/** Groups of an IPv6 address that name a network; the rest one customer of it chooses at will. */
const NETWORK_GROUPS = 4

/** Whom an address belongs to, as far as limits care: an IPv4 address is one connection, of IPv6 a whole network is. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(group => group !== '')
  const after = (tail ?? '').split(':').filter(group => group !== '')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')
}
