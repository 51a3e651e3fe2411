import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { bits, explicit, integer, none, objectId, octets, sequence, set, time, utf8, yes } from './der.ts'

/** What a wallet pass is signed with, and the authority its certificate comes from; all PEM. */
export interface SigningCertificates {
  certificate: string
  key: string
  authority: string
}

const SHA256_WITH_RSA = sequence(objectId('1.2.840.113549.1.1.11'), none())

/** Attributes of a name (X.520); Apple keeps the kind of pass under the user id, and the team under the unit. */
const ATTRIBUTES = {
  userId: '0.9.2342.19200300.100.1.1',
  commonName: '2.5.4.3',
  unit: '2.5.4.11',
  organization: '2.5.4.10',
} as const

type Name = Partial<Record<keyof typeof ATTRIBUTES, string>>

const nameOf = (name: Name): Buffer =>
  sequence(
    ...Object.entries(ATTRIBUTES).flatMap(([attribute, id]) => {
      const text = name[attribute as keyof Name]
      return text === undefined ? [] : [set(sequence(objectId(id), utf8(text)))]
    }),
  )

const IS_AUTHORITY = sequence(objectId('2.5.29.19'), yes(), octets(sequence(yes())))

interface Request {
  subject: Name
  issuer: Name
  /** PKCS 8 PEM. */
  key: string
  signingKey: string
  isAuthority: boolean
  from: Date
  years: number
}

function certificate({ subject, issuer, key, signingKey, isAuthority, from, years }: Request): string {
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  const content = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SHA256_WITH_RSA,
    nameOf(issuer),
    sequence(time(from), time(until)),
    nameOf(subject),
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    ...(isAuthority ? [explicit(3, sequence(IS_AUTHORITY))] : []),
  )
  const signature = sign('sha256', content, createPrivateKey(signingKey))
  const der = sequence(content, SHA256_WITH_RSA, bits(signature)).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${der.replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

export const newRsaKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

const TRIAL_AUTHORITY: Name = { commonName: 'Billett Trial Authority', organization: 'Billett' }

/** A certificate for passes from an authority of our own, with which a demo shows how they are made; no wallet trusts it. */
export function trialCertificates(passType: string, team: string, from: Date): SigningCertificates {
  const authorityKey = newRsaKey()
  const key = newRsaKey()
  const common = { issuer: TRIAL_AUTHORITY, signingKey: authorityKey, from, years: 10 }
  return {
    key,
    authority: certificate({ ...common, subject: TRIAL_AUTHORITY, key: authorityKey, isAuthority: true }),
    certificate: certificate({
      ...common,
      subject: { userId: passType, commonName: `Pass Type ID: ${passType}`, unit: team, organization: 'Billett' },
      key,
      isAuthority: false,
    }),
  }
}
