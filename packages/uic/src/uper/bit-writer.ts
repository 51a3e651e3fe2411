/** Collects bits, most significant first. */
export interface BitWriter {
  bits(value: number, count: number): void
  octets(bytes: Uint8Array): void
  /** The bits so far, zero-padded to whole octets; an empty encoding is one zero octet (X.691 §11.1.3). */
  toBytes(): Uint8Array
}

export function bitWriter(): BitWriter {
  const done: number[] = []
  let open = 0
  let used = 0

  function bit(value: number): void {
    open = (open << 1) | value
    used += 1
    if (used < 8) return
    done.push(open)
    open = 0
    used = 0
  }

  function bits(value: number, count: number): void {
    for (let position = count - 1; position >= 0; position -= 1) bit(Math.floor(value / 2 ** position) % 2)
  }

  return {
    bits,
    octets: bytes => {
      for (const byte of bytes) bits(byte, 8)
    },
    toBytes: () => {
      const padded = used > 0 ? [...done, open << (8 - used)] : done
      return Uint8Array.from(padded.length > 0 ? padded : [0])
    },
  }
}
