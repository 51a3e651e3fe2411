import { addMinutes, type Instant } from '@billett/domain'
import type { World } from '../../world.ts'
import { clientIdOf } from '../client-id-of.ts'
import { issueToken, type Visitor } from './visitor.ts'

/**
 * Minutes a guest's token lasts: a year, so that what was bought on a device can be shown and validated there long
 * after the cart is forgotten.
 */
const GUEST_MINUTES = 366 * 24 * 60

export const guestToken = (world: World, id: string): Promise<string> =>
  issueToken(
    { id, clientId: clientIdOf(world), kind: 'guest', minutes: GUEST_MINUTES },
    world.tokens,
    world.realClock(),
  )

/** Half of its time has passed: a guest who is still here gets a fresh one, counted from this visit. */
export const isAging = ({ kind, until }: Visitor, now: Instant): boolean =>
  kind === 'guest' && until !== null && until < addMinutes(now, GUEST_MINUTES / 2)
