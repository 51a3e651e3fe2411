import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/**
 * What a device sets when somebody was there and showed the device who they are; a new key stands in the data as well.
 */
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** CBOR (RFC 8949), as much of it as a key and an attestation of nothing need. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.concat([Buffer.from([0x59]), uint16(bytes.length)]),
    bytes,
  ])

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** COSE: elliptic curve, ES256, P-256 with its two coordinates. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(x),
    Buffer.from([0x22]),
    cborBytes(y),
  ])

const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(authData),
  ])

interface Place {
  /** `https://shop.example` */
  origin: string
  verified?: boolean
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url')

/** A device that makes keys and signs with them, as a phone would; answers are the JSON a browser sends. */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const answer = (response: object): string =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  const said = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const head = (origin: string, flags: number): Buffer => {
    counter += 1
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), uint32(counter)])
  }

  return {
    id: base64url(id),
    /** Answers the options of a new passkey. */
    create(options: string, { origin, verified = true }: Place): string {
      const { challenge } = JSON.parse(options)
      const key = Buffer.concat([
        Buffer.alloc(16),
        uint16(id.length),
        id,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ])
      const authData = Buffer.concat([head(origin, PRESENT | HAS_KEY | (verified ? VERIFIED : 0)), key])
      return answer({
        clientDataJSON: base64url(said('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestationOf(authData)),
        transports: ['internal'],
      })
    },
    /** Answers the options of a login. */
    get(options: string, { origin, verified = true }: Place): string {
      const { challenge } = JSON.parse(options)
      const clientData = said('webauthn.get', challenge, origin)
      const authenticatorData = head(origin, PRESENT | (verified ? VERIFIED : 0))
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return answer({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      })
    },
    /** Forgets how often it was used, as a copy made earlier would. */
    rewind() {
      counter = 0
    },
  }
}
