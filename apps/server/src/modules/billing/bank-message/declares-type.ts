/** Bytes of the beginning in which a document type is looked for while a file still comes. */
const LOOKED_AT = 1024 * 1024

/**
 * Sees, a piece at a time, whether a file declares a document type before its first element, which no bank does: such a
 * one is not read to its end. Whoever reads files finds those that hide it behind more than this.
 */
export function declaresType(): (piece: Uint8Array) => boolean {
  const decoder = new TextDecoder('latin1')
  let head = ''
  let isOver = false
  return piece => {
    if (isOver) return false
    head += decoder.decode(piece.subarray(0, LOOKED_AT - head.length), { stream: true })
    const element = /<[A-Za-z_]/.exec(head)
    isOver = element !== null || head.length >= LOOKED_AT
    return head.slice(0, element?.index).includes('<!DOCTYPE')
  }
}
