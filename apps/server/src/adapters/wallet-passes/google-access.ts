import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
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

  async function ask(): Promise<string> {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(await signingKey)
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      signal: AbortSignal.timeout(GOOGLE_PATIENCE),
    })
    if (!response.ok) throw new Error(`Google gives no token: ${response.status}`)
    const { access_token: token, expires_in: seconds } = Answer.parse(await response.json())
    held = { token, until: Date.now() + (seconds - MARGIN) * 1000 }
    return token
  }

  return {
    token: async () => (held && Date.now() < held.until ? held.token : ask()),
    forget: () => {
      held = undefined
    },
  }
}
