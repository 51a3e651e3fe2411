import { unixSeconds } from '@billett/domain'
import * as z from 'zod/mini'
import { claimsIn, signClaims } from '../../../call/signed-claims.ts'
import type { World } from '../../../world.ts'

/** Seconds from the answer to the login until the browser has come back with it. */
const TICKET_LIFE = 60

const Ticket = z.object({
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
export type Ticket = Pick<z.infer<typeof Ticket>, 'uid' | 'accountId' | 'session' | 'scopes' | 'authTime'>

export const writeTicket = (world: World, ticket: Ticket): string =>
  signClaims({ ...ticket, use: 'open-id', exp: unixSeconds(world.clock()) + TICKET_LIFE }, world.tokens.key)

export function readTicket(world: World, text: string): Ticket | undefined {
  try {
    const ticket = Ticket.parse(claimsIn(text, world.tokens.key))
    return ticket.exp > unixSeconds(world.clock()) ? ticket : undefined
  } catch {
    return undefined
  }
}
