import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyFrom = (secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'billett open-id key', KEY_BYTES))

/** A text as only the holder of `secret` can read it: whoever copies the database has nothing (AES-256-GCM). */
export function seal(text: string, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined for what was sealed with another secret, or changed since. */
export function unseal(sealed: string, secret: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyFrom(secret), nonce, { authTagLength: TAG_BYTES })
    cipher.setAuthTag(tag)
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([cipher.update(rest), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
