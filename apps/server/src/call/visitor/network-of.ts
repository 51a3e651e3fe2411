/** Groups of an IPv6 address that one connection has for itself, of the last one its first byte: a /56. */
const WHOLE_GROUPS = 3

const firstByte = (group = '0'): string => (Number.parseInt(group, 16) >> 8).toString(16)

/**
 * Whom an address belongs to, as far as limits care: an IPv4 address is one connection; of IPv6 a line at home has a
 * /56, whose 256 networks its owner names at will.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(group => group !== '')
  const after = (tail ?? '').split(':').filter(group => group !== '')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after]
  return [...groups.slice(0, WHOLE_GROUPS), firstByte(groups[WHOLE_GROUPS])].join(':')
}
