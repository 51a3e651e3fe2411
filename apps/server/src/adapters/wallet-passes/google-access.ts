import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { ask, jsonOf } from '../outside/ask.ts'
import type { GoogleAccount } from './google-account.ts'

/** What the account is let do: read and change the objects of its issuer. */
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/** Seconds a token is no longer used before it runs out. */
const MARGIN = 60

/** Milliseconds Google has to answer. */
export const GOOGLE_PATIENCE = 10_000

const Answer = z.object({ access_token: z.string(), expires_in: z.number() })

export interface GoogleAccess {
  /** A token that is good for now; asked for once, as long as it lasts. */
  token: () => Promise<string>
  /** The token was not taken: the next one is a new one. */
  forget: () => void
}

/** Access of a service account, which proves itself by its key (RFC 7523). */
export function googleAccess({ account, key }: Pick<GoogleAccount, 'account' | 'key'>, tokenUrl: string): GoogleAccess {
  const signingKey = importPKCS8(key, 'RS256')
  let held: { token: string; until: number } | undefined

  async function fresh(): Promise<string> {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(await signingKey)
    const body = new URLSearchParams({ grant_type: GRANT, assertion })
    const reply = await ask({ url: tokenUrl, method: 'POST', body, timeoutMilliseconds: GOOGLE_PATIENCE })
    if (reply.state === 'unreachable') throw new Error(`Google gives no token: ${reply.detail}`)
    const answer = reply.isOk ? jsonOf(reply, Answer) : undefined
    if (!answer) throw new Error(`Google gives no token: ${reply.status}`)
    held = { token: answer.access_token, until: Date.now() + (answer.expires_in - MARGIN) * 1000 }
    return answer.access_token
  }

  return {
    token: async () => (held && Date.now() < held.until ? held.token : fresh()),
    forget: () => {
      held = undefined
    },
  }
}
