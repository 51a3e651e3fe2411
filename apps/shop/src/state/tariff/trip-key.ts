/** A prime and a start for each half, of FNV-1a with 32 bits. */
const PRIME = 0x01000193
const STARTS = [0x811c9dc5, 0x9e3779b1] as const

const LENGTH = 12

/** Twelve characters that stand for a trip in an address: its own name is longer than an address may be. */
export function tripKey(id: string): string {
  const halves = STARTS.map(start => {
    let hash: number = start
    for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), PRIME)
    return (hash >>> 0).toString(16).padStart(8, '0')
  })
  return halves.join('').slice(-LENGTH)
}

/** The link of the row that bears `key`, somewhere within. */
export const tripLinkIn = (within: ParentNode, key: string): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-trip="${key}"] a`)
