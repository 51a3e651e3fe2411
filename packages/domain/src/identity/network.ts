interface Address {
  /** 32 or 128. */
  bits: number
  value: bigint
}

const GROUPS = 8
const DECIMAL = /^(0|[1-9]\d{0,2})$/
const HEXADECIMAL = /^[\da-f]{1,4}$/i

const joined = (parts: readonly number[], size: number): bigint =>
  parts.reduce((value, part) => (value << BigInt(size)) | BigInt(part), 0n)

function readV4(text: string): Address | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every(part => DECIMAL.test(part) && Number(part) < 256)) return undefined
  return { bits: 32, value: joined(parts.map(Number), 8) }
}

const groupsIn = (text: string): string[] => (text === '' ? [] : text.split(':'))

function readV6(text: string): Address | undefined {
  const [head = '', tail, ...more] = text.split('::')
  if (more.length > 0) return undefined
  const [before, after] = [groupsIn(head), groupsIn(tail ?? '')]
  const missing = GROUPS - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  if (!groups.every(group => HEXADECIMAL.test(group))) return undefined
  const value = joined(
    groups.map(group => Number.parseInt(group, 16)),
    16,
  )
  return { bits: 128, value }
}

/** An address of the internet; an IPv4 address may be written as IPv6 has it (`::ffff:192.0.2.7`). */
const readAddress = (text: string): Address | undefined =>
  text.includes('.') ? readV4(text.replace(/^::ffff:/i, '')) : readV6(text)

function readNetwork(text: string): (Address & { prefix: number }) | undefined {
  const [written = '', prefix, ...more] = text.split('/')
  const address = readAddress(written)
  if (!address || more.length > 0) return undefined
  if (prefix === undefined) return { ...address, prefix: address.bits }
  const isLength = DECIMAL.test(prefix) && Number(prefix) <= address.bits
  return isLength ? { ...address, prefix: Number(prefix) } : undefined
}

/** Whether it is an address or a range of them: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`. */
export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined

/** Whether an address lies in one of the ranges; of what is no address nobody knows where it lies. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const asked = readAddress(address)
  return networks.some(text => {
    const network = readNetwork(text)
    if (!asked || network?.bits !== asked.bits) return false
    const rest = BigInt(network.bits - network.prefix)
    return asked.value >> rest === network.value >> rest
  })
}
