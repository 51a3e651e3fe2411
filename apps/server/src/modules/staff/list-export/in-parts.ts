/** Bytes of a part: what is held of a file while it is stored or fetched. */
const PART = 256 * 1024

/** What comes in small pieces, in parts that are worth a row each. */
export async function* inParts(chunks: AsyncIterable<string | Uint8Array>, bytes = PART): AsyncGenerator<Uint8Array> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    const piece = Buffer.from(chunk)
    held.push(piece)
    length += piece.length
    if (length < bytes) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}
