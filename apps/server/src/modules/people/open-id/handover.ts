import { unixSeconds } from '@billett/domain'
import * as z from 'zod/mini'
import { claimsIn, signClaims } from '../../../crypto/signed-claims.ts'
import type { World } from '../../../world.ts'

/** Seconds from the answer to the login until the browser has come back with it. */
const HANDOVER_LIFE = 60

const Handover = z.object({
  use: z.literal('open-id'),
  uid: z.string(),
  accountId: z.string(),
  session: z.string(),
  scopes: z.array(z.string()),
  authTime: z.int(),
  exp: z.int(),
})

/**
 * Who signed in for which request, and what they agreed to tell. Only together with the cookie of the browser that
 * began the request it opens anything.
 */
export type Handover = Pick<z.infer<typeof Handover>, 'uid' | 'accountId' | 'session' | 'scopes' | 'authTime'>

export const writeHandover = (world: World, handover: Handover): string =>
  signClaims({ ...handover, use: 'open-id', exp: unixSeconds(world.realClock()) + HANDOVER_LIFE }, world.tokens.key)

export function readHandover(world: World, text: string): Handover | undefined {
  try {
    const handover = Handover.parse(claimsIn(text, world.tokens.key))
    return handover.exp > unixSeconds(world.realClock()) ? handover : undefined
  } catch {
    return undefined
  }
}
