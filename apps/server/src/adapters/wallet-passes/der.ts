/** The few words of DER (X.690) that a certificate is written in. */

const LONG = 0x80

function length(bytes: number): number[] {
  if (bytes < LONG) return [bytes]
  const octets = bytes > 0xff ? [bytes >> 8, bytes & 0xff] : [bytes]
  return [LONG | octets.length, ...octets]
}

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...length(content.length)]), content])
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts)
export const set = (...parts: readonly Uint8Array[]): Buffer => tagged(0x31, ...parts)
export const explicit = (number: number, content: Uint8Array): Buffer => tagged(0xa0 | number, content)
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text))
export const octets = (content: Uint8Array): Buffer => tagged(0x04, content)
export const bits = (content: Uint8Array): Buffer => tagged(0x03, Buffer.from([0]), content)
export const none = (): Buffer => Buffer.from([0x05, 0])
export const yes = (): Buffer => Buffer.from([0x01, 1, 0xff])

/** Positive, big-endian. */
export const integer = (value: Uint8Array): Buffer =>
  tagged(0x02, (value[0] ?? 0) >= LONG ? Buffer.concat([Buffer.from([0]), value]) : value)

/** `1.2.840.113549.1.1.11` */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const base128 = (value: number): number[] => {
    const groups = [value & 0x7f]
    for (let left = value >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | LONG)
    return groups
  }
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** Whole seconds of UTC. */
export const time = (moment: Date): Buffer =>
  tagged(0x18, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))
