import { type Instant, unixSeconds } from '@billett/domain'
import * as z from 'zod/mini'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { claimsIn, signClaims } from '../../../crypto/signed-claims.ts'
import type { World } from '../../../world.ts'

/** Which shop is seen: whose, when, and by which versions. */
const Seen = z.object({
  at: z.string(),
  /** A version of the tariff, a draft included; null: what is sold then. */
  tariff: z.nullable(z.int()),
  /** With what staff have arranged and not released. */
  drafts: z.boolean(),
})
export type Seen = z.infer<typeof Seen>

/** `preview` names whose shop it opens, so that no other token is taken for one, nor this one for another. */
const Claims = z.extend(Seen, { preview: z.string(), exp: z.int() })

type Signing = Pick<World, 'tokens' | 'client'>

export const previewToken = (world: Signing, seen: Seen, endsOn: Instant): string =>
  signClaims({ ...seen, preview: clientIdOf(world), exp: unixSeconds(endsOn) }, world.tokens.key)

/** What a token opens in this shop; undefined where it is none of ours, another client's, or over. */
export function seenBy(world: Signing & Pick<World, 'realClock'>, token: string): Seen | undefined {
  const { success, data } = Claims.safeParse(claimsIn(token, world.tokens.key))
  if (!success || data.preview !== clientIdOf(world) || data.exp <= unixSeconds(world.realClock())) return undefined
  return data
}
