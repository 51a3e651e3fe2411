import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** The only header our tokens have: whatever else a token claims to be signed by, it is none of ours. */
const HEADER = Buffer.from('{"alg":"HS256"}').toString('base64url')

/** Each key as the library takes it: to make that of its bytes takes longer than to sign. */
const keyObjects = new WeakMap<Uint8Array, KeyObject>()

function keyObjectOf(key: Uint8Array): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, known)
  return known
}

const signatureOf = (signed: string, key: Uint8Array): string =>
  createHmac('sha256', keyObjectOf(key)).update(signed).digest('base64url')

/** Claims as a token: JSON Web Signature in its compact form, HMAC-SHA256 (RFC 7515). */
export function signClaims(claims: object, key: Uint8Array): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${signed}.${signatureOf(signed, key)}`
}

/**
 * What stands in a token that was signed by this key; undefined for any other text. Throws where it is signed and no
 * JSON.
 */
export function claimsIn(token: string, key: Uint8Array): unknown {
  const end = token.lastIndexOf('.')
  const signed = token.slice(0, end)
  if (!signed.startsWith(`${HEADER}.`)) return undefined
  const expected = Buffer.from(signatureOf(signed, key))
  const given = Buffer.from(token.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(signed.slice(HEADER.length + 1), 'base64url').toString())
}
