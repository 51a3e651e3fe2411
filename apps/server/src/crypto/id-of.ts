import { createHash } from 'node:crypto'

/**
 * The same UUID (version 8) for the same text, by its SHA-256: whoever asks again, in whatever process, gets the same
 * id.
 */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
