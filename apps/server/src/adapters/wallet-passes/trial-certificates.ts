import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import forge from 'node-forge'

/** What a wallet pass is signed with, and the authority its certificate comes from; all PEM. */
export interface SigningCertificates {
  certificate: string
  key: string
  authority: string
}

/** Attributes of a name (X.520); Apple keeps the kind of pass under the user id, and the team under the unit. */
const ATTRIBUTES = {
  userId: '0.9.2342.19200300.100.1.1',
  commonName: '2.5.4.3',
  unit: '2.5.4.11',
  organization: '2.5.4.10',
} as const

type Name = Partial<Record<keyof typeof ATTRIBUTES, string>>

const isAttribute = (name: string): name is keyof typeof ATTRIBUTES => Object.hasOwn(ATTRIBUTES, name)

const nameOf = (name: Name) =>
  Object.entries(name).flatMap(([attribute, value]) =>
    isAttribute(attribute) ? [{ type: ATTRIBUTES[attribute], value, valueTagClass: forge.asn1.Type.UTF8 }] : [],
  )

interface Wish {
  subject: Name
  issuer: Name
  /** PKCS 8 PEM. */
  key: string
  signingKey: string
  /** X.509 extensions, as the library writes them. */
  extensions: object[]
  from: Date
  years: number
}

function certificate({ subject, issuer, key, signingKey, extensions, from, years }: Wish): string {
  const made = forge.pki.createCertificate()
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  made.publicKey = forge.pki.publicKeyFromPem(createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString())
  made.serialNumber = `01${randomBytes(15).toString('hex')}`
  made.validity = { notBefore: from, notAfter: until }
  made.setSubject(nameOf(subject))
  made.setIssuer(nameOf(issuer))
  made.setExtensions(extensions)
  made.sign(forge.pki.privateKeyFromPem(signingKey), forge.md.sha256.create())
  return forge.pki.certificateToPem(made)
}

export const newRsaKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

const TRIAL_AUTHORITY: Name = { commonName: 'Billett Trial Authority', organization: 'Billett' }

/** An authority of our own. No wallet trusts it. */
export interface TrialAuthority {
  certificate: string
  key: string
  from: Date
}

export function trialAuthority(from: Date): TrialAuthority {
  const key = newRsaKey()
  const extensions = [{ name: 'basicConstraints', cA: true, critical: true }]
  const own = { subject: TRIAL_AUTHORITY, issuer: TRIAL_AUTHORITY, key, signingKey: key, extensions, from, years: 10 }
  return { certificate: certificate(own), key, from }
}

/** A certificate of that authority with its key. */
export function issuedBy(
  { key: signingKey, from }: TrialAuthority,
  subject: Name,
  extensions: object[] = [],
): Pick<SigningCertificates, 'certificate' | 'key'> {
  const key = newRsaKey()
  const wish = { subject, issuer: TRIAL_AUTHORITY, key, signingKey, extensions, from, years: 10 }
  return { certificate: certificate(wish), key }
}

/** A certificate for passes from an authority of our own, with which a demo shows how they are made. */
export function trialCertificates(
  passType: string,
  team: string,
  from: Date,
  authority: TrialAuthority = trialAuthority(from),
): SigningCertificates {
  const subject = { userId: passType, commonName: `Pass Type ID: ${passType}`, unit: team, organization: 'Billett' }
  return { ...issuedBy(authority, subject), authority: authority.certificate }
}
