import {
  hasUserType,
  type Instant,
  type PartnerScope,
  RIGHTS,
  type SecondFactorState,
  toInstant,
  USER_TYPE,
  unixSeconds,
} from '@billett/domain'
import * as z from 'zod/mini'
import { claimsIn, signClaims } from '../../crypto/signed-claims.ts'

/** Who calls. A guest has an id of their own, so that a cart belongs to somebody. */
export interface Visitor {
  kind: 'anonymous' | 'guest' | 'customer' | 'staff' | 'partner'
  /** Empty for the anonymous visitor, who owns nothing. */
  id: string
  rights: readonly number[]
  /** What a partner's key opens; nothing to anybody else. */
  scopes: readonly PartnerScope[]
  /** When the token ends; null without one. */
  until: Instant | null
  /** The signed-in device; null for guests, who have none. */
  session: string | null
  /** When they have shown last, in this session and with a passkey or a code, who they are. */
  provenOn: Instant | null
  /** How staff stand with what they have beside the password; of others nobody wants one. */
  secondFactor: SecondFactorState
  /** As their account has it; that of the kind without it. */
  userType?: number
  /** Who of the staff acts in a customer's place; null where they act themselves. */
  takenOverBy: string | null
}

/** Nobody has shown that what they say of themselves, an address for one, is theirs. */
export const isWithoutAccount = ({ kind }: Pick<Visitor, 'kind'>): boolean => kind === 'guest' || kind === 'anonymous'

export const ANONYMOUS: Visitor = {
  kind: 'anonymous',
  id: '',
  rights: [],
  scopes: [],
  until: null,
  session: null,
  provenOn: null,
  secondFactor: 'notNeeded',
  takenOverBy: null,
}

/** The claims of Spec 1 §2.4; `rights` is a JSON array of numbers, `guestUser` 'True' marks a guest. */
const Claims = z.object({
  iss: z.string(),
  sub: z.guid(),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
  rights: z._default(z.string(), '[]'),
  sid: z.string(),
  exp: z.int(),
  userType: z._default(z.int(), USER_TYPE.None),
  guestUser: z.optional(z.string()),
  session: z.optional(z.guid()),
})

const Rights = z.array(z.int())

export interface TokenSettings {
  key: Uint8Array
  issuer: string
}

const kindOf = (claims: z.infer<typeof Claims>): Visitor['kind'] => {
  if (claims.guestUser === 'True') return 'guest'
  return hasUserType(claims.userType, USER_TYPE.WebShop) ? 'customer' : 'staff'
}

/** The visitor a token stands for; undefined when it is forged, expired, of another client or otherwise not ours. */
export function readToken(token: string, clientId: string, settings: TokenSettings, now: Instant): Visitor | undefined {
  try {
    const signed = claimsIn(token, settings.key)
    if (signed === undefined) return undefined
    const claims = Claims.parse(signed)
    if (claims.iss !== settings.issuer || claims.sid !== clientId) return undefined
    if (claims.exp <= unixSeconds(now)) return undefined
    return {
      ...ANONYMOUS,
      kind: kindOf(claims),
      id: claims.sub.toLowerCase(),
      rights: Rights.parse(JSON.parse(claims.rights)),
      until: toInstant(claims.exp * 1000),
      session: claims.session ?? null,
    }
  } catch {
    return undefined
  }
}

interface TokenFor {
  id: string
  clientId: string
  kind: 'guest' | 'staff' | 'customer'
  rights?: readonly number[]
  firstName?: string
  lastName?: string
  session?: string
  /** As their account has it; that of the kind without it. */
  userType?: number
  /** Who of the staff acts in their place (RFC 8693 §4.1). */
  actor?: string
  minutes: number
}

const USER_TYPE_OF = { guest: USER_TYPE.Guest, staff: USER_TYPE.HGS, customer: USER_TYPE.WebShop } as const

export async function issueToken(who: TokenFor, settings: TokenSettings, now: Instant): Promise<string> {
  const issued = unixSeconds(now)
  const claims = {
    given_name: who.firstName ?? '',
    family_name: who.lastName ?? '',
    rights: JSON.stringify(who.rights ?? []),
    sid: who.clientId,
    userType: who.userType ?? USER_TYPE_OF[who.kind],
    ...(who.kind === 'guest' ? { guestUser: 'True' } : {}),
    ...(who.actor ? { act: { sub: who.actor } } : {}),
    ...(who.session ? { session: who.session } : {}),
    sub: who.id,
    iss: settings.issuer,
    iat: issued,
    exp: issued + who.minutes * 60,
  }
  return signClaims(claims, settings.key)
}

export const ALL_RIGHTS: readonly number[] = Object.values(RIGHTS)
