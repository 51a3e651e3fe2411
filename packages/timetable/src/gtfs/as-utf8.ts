import { isUtf8 } from 'node:buffer'
import type { ProblemLog } from './problem-log.ts'

/** The two bytes of UTF-16's order mark, or of its first letter, where a header is in plain letters. */
const utf16Of = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

/** A file in another encoding than the standard's is read as what it is, or most likely is, and told. */
export const asUtf8 = (bytes: Uint8Array, file: string, log: ProblemLog): Uint8Array | string => {
  const utf16 = utf16Of(bytes)
  if (utf16) {
    log.add('warning', 'utf16', { file })
    return new TextDecoder(utf16).decode(bytes)
  }
  if (isUtf8(bytes)) return bytes
  log.add('warning', 'notUtf8', { file })
  return new TextDecoder('windows-1252').decode(bytes)
}
