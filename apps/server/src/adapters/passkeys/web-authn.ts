import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import type { Passkeys } from '../../ports/passkeys.ts'

/** Loaded with the first passkey: a process starts without it. */
const library = () => import('@simplewebauthn/server')

/** ES256 and RS256: every device of today has one of them. */
const ALGORITHMS = [-7, -257]

const base64url = z.string().check(z.regex(/^[\w-]*$/))

/** The parts of an answer that are looked at before the library reads it. */
const Answer = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: base64url }),
})

const ClientData = z.looseObject({ challenge: z.string() })

/** Undefined for what is no answer of a browser; the library checks the rest of it. */
function answerIn(text: string): z.infer<typeof Answer> | undefined {
  try {
    return Answer.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const isRegistration = (answer: object): answer is RegistrationResponseJSON =>
  'response' in answer &&
  typeof answer.response === 'object' &&
  answer.response !== null &&
  'attestationObject' in answer.response

const isAuthentication = (answer: object): answer is AuthenticationResponseJSON =>
  'response' in answer &&
  typeof answer.response === 'object' &&
  answer.response !== null &&
  'signature' in answer.response &&
  'authenticatorData' in answer.response

/**
 * Passkeys after Web Authentication, level 3. The customer is always asked by their device who they are, so that a
 * device that was found opens nothing.
 */
export const webAuthn: Passkeys = {
  async askForNew({ site, accountId, accountName, known }) {
    const options = await (await library()).generateRegistrationOptions({
      rpName: site.name,
      rpID: site.domain,
      userID: new TextEncoder().encode(accountId),
      userName: accountName,
      userDisplayName: accountName,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { options: JSON.stringify(options), challenge: options.challenge }
  },

  async readNew(text, site, expectedChallenge) {
    const response = answerIn(text)
    if (!response || !isRegistration(response)) return undefined
    try {
      const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.domain,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!verified) return undefined
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return { id, publicKey, counter, transports: [...transports] }
    } catch {
      return undefined
    }
  },

  async askForKnown(site) {
    const options = await (await library()).generateAuthenticationOptions({
      rpID: site.domain,
      userVerification: 'required',
    })
    return { options: JSON.stringify(options), challenge: options.challenge }
  },

  claimIn(text) {
    const answer = answerIn(text)
    if (!answer) return undefined
    try {
      const said = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())
      return { id: answer.id, challenge: ClientData.parse(said).challenge }
    } catch {
      return undefined
    }
  },

  async verify(text, site, expectedChallenge, key) {
    const response = answerIn(text)
    if (!response || !isAuthentication(response)) return undefined
    try {
      const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.domain,
        credential: { ...key, publicKey: new Uint8Array(key.publicKey) },
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch {
      return undefined
    }
  },
}
