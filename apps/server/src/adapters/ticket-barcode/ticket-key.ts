import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { forSetting } from '../../config/for-setting.ts'
import type { InspectorKey } from '../../ports/ticket-barcode.ts'

/** A fresh key pair as PKCS #8, for a deployment that has none yet. */
export function newTicketKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Throws when the text is not a private key on the curve P-256: a server must not start with it. */
export function readTicketKey(pem: string): KeyObject {
  const key = forSetting('TICKET_KEY', () => createPrivateKey(pem))
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('TICKET_KEY: the ticket key is not on the curve P-256')
  return key
}

export function inspectorKey(privateKey: KeyObject, securityProvider: number, keyId: number): InspectorKey {
  const publicKey = createPublicKey(privateKey)
  const { kty = '', crv = '', x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return {
    securityProvider,
    keyId,
    algorithm: 'ECDSA-P256-SHA256',
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    jwk: { kty, crv, x, y },
  }
}
