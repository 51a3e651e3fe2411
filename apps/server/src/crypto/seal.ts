import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The least work: a reply is ten to twenty times smaller already. */
const LEVEL = 1

/**
 * A text that only the holder of `key` (32 bytes) can read or change: base64 of nonce, tag and cipher text of the
 * compressed text.
 */
export function sealed(text: string, key: Uint8Array): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const bytes = Buffer.concat([cipher.update(deflateRawSync(text, { level: LEVEL })), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64')
}

/** Throws where the text was sealed with another key, or changed. */
export function unsealed(text: string, key: Uint8Array): string {
  const bytes = Buffer.from(text, 'base64')
  const tagEnd = IV_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd))
  return inflateRawSync(Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()])).toString('utf8')
}
