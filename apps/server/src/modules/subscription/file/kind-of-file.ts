import type { PROOF_TYPES } from '@billett/contract'

type ProofType = (typeof PROOF_TYPES)[number]

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How files begin, byte by byte. */
const BEGINNINGS: readonly (readonly [ProofType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/bmp', [0x42, 0x4d]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
]

/** Of office files: the folder their content lies in, and the part that says what they are. */
const PARTS: readonly (readonly [ProofType, string])[] = [
  [WORD, 'word/'],
  [EXCEL, 'xl/'],
]
const CONTENT_TYPES = '[Content_Types].xml'

/** Bytes that are looked at; the names of an office file's parts stand near its beginning or its end. */
const LOOKED_AT = 64 * 1024

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte)

const bytesOf = async (piece: Blob): Promise<Uint8Array> => new Uint8Array(await piece.arrayBuffer())

/** What a file is by its content, whatever it is called; undefined where it is none of those that can be proofs. */
export async function kindOfFile(file: Blob): Promise<ProofType | undefined> {
  const head = await bytesOf(file.slice(0, LOOKED_AT))
  const known = BEGINNINGS.find(([, beginning]) => beginsWith(head, beginning))
  if (known) return known[0]
  if (!beginsWith(head, ZIP)) return undefined
  const tail = await bytesOf(file.slice(Math.max(0, file.size - LOOKED_AT)))
  const names = `${Buffer.from(head).toString('latin1')}${Buffer.from(tail).toString('latin1')}`
  if (!names.includes(CONTENT_TYPES)) return undefined
  return PARTS.find(([, part]) => names.includes(part))?.[0]
}
