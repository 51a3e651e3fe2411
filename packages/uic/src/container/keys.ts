import { createSign, createVerify, type KeyObject } from 'node:crypto'
import type { Edition } from '../edition.ts'
import type { RailTicketData } from '../fcb/rail-ticket-data.ts'

interface KeyName {
  /** RICS code of the company whose key it is. */
  securityProvider: number
  /** Number of the key among the company's keys, 0 to 99999. */
  keyId: number
}

/** A private key on the curve P-256. */
export interface SigningKey extends KeyName {
  privateKey: KeyObject
}

export interface VerificationKey extends KeyName {
  publicKey: KeyObject
}

/** 918.3 stores r and s as 32 octets each, DOSIPAS the DER sequence of both. */
type SignatureForm = 'ieee-p1363' | 'der'

export function signWith({ privateKey }: SigningKey, content: Uint8Array, form: SignatureForm): Uint8Array {
  return createSign('sha256').update(content).sign({ key: privateKey, dsaEncoding: form })
}

export type SignatureState = 'valid' | 'invalid' | 'unknownKey'

/** A barcode may leave out whose key signed it. */
export interface SignedContent extends Partial<KeyName> {
  content: Uint8Array
  signature: Uint8Array
  form: SignatureForm
}

/** What a container holds, and how its signature can be checked. */
export interface ReadContainer {
  edition: Edition
  ticket: RailTicketData
  signed: SignedContent
}

export function checkSignature(signed: SignedContent, keys: readonly VerificationKey[]): SignatureState {
  const key = keys.find(known => known.securityProvider === signed.securityProvider && known.keyId === signed.keyId)
  if (!key) return 'unknownKey'
  const valid = createVerify('sha256')
    .update(signed.content)
    .verify({ key: key.publicKey, dsaEncoding: signed.form }, signed.signature)
  return valid ? 'valid' : 'invalid'
}
