import type { ReplacementCardToken } from '@billett/contract'
import {
  addDays,
  BERLIN,
  businessDateOf,
  earlier,
  later,
  NO_END,
  type PlainDate,
  startOfDay,
  stepAt,
  unixSeconds,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import { signClaims } from '../../../crypto/signed-claims.ts'
import type { World } from '../../../world.ts'
import { barcodePicture } from '../../ticket/order/index.ts'
import type { HeldContract } from '../own-contract/index.ts'

/** Days for which it stands for a card that is on its way, at most. */
const MOST_DAYS = 14

/**
 * A signed word that stands for a card while its replacement is made, to be shown as a barcode. Refuses one for a
 * card that is there, and days before today, behind the contract's last, or too far ahead.
 */
export function replacementCardToken(world: World, held: HeldContract, valid: PlainDate): ReplacementCardToken {
  const { timeline, facts, roles, stored } = held
  if (!roles.includes('subscriber')) refuse('notSubscriber')
  const today = businessDateOf(facts.knownUntil)
  const validFrom = later(today, timeline?.span.from ?? today)
  const medium = timeline && stepAt(timeline.mediums, validFrom)?.value
  const isOnItsWay = medium?.kind === 'chip' && medium.serial === null
  const wasOrdered = held.requests.some(({ kind, state }) => kind === 'replacementCard' && state === 'accepted')
  if (!isOnItsWay || !wasOrdered) refuse('noReplacementOrdered')
  const last = addDays(earlier(timeline?.span.to ?? NO_END, addDays(validFrom, MOST_DAYS)), -1)
  if (valid < validFrom || valid > last) refuse('notValid', 'valid')
  const claims = { use: 'replacementCard', sub: stored.id, exp: unixSeconds(startOfDay(addDays(valid, 1), BERLIN)) }
  const token = signClaims(claims, world.tokens.key)
  return { token, image: barcodePicture(world.barcode, Buffer.from(token)), validFrom, validUntil: valid }
}
