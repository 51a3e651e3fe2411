import { unixSeconds } from '@billett/domain'
import * as z from 'zod/mini'
import { claimsIn, signClaims } from '../../../crypto/signed-claims.ts'
import type { World } from '../../../world.ts'

/** Seconds a pass that was shown by a link can be put into a wallet. */
const KEY_LIFE = 24 * 60 * 60

const Key = z.object({ use: z.literal('passIntoWallet'), ticketId: z.string(), exp: z.int() })

/** What puts one pass into a wallet, and nothing else: for who was shown it without an account. */
export const walletKey = ({ tokens, clock }: World, ticketId: string): string =>
  signClaims({ use: 'passIntoWallet', ticketId, exp: unixSeconds(clock()) + KEY_LIFE }, tokens.key)

/** Whose key it is; undefined for one that is forged or has run out. */
export function ticketOfKey({ tokens, clock }: World, text: string): string | undefined {
  try {
    const { ticketId, exp } = Key.parse(claimsIn(text, tokens.key))
    return exp > unixSeconds(clock()) ? ticketId : undefined
  } catch {
    return undefined
  }
}
