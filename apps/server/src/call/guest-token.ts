import { addMinutes, CART_MINUTES, type Instant } from '@billett/domain'
import type { World } from '../world.ts'
import { issueToken, type Visitor } from './visitor.ts'

/** A guest's token lasts as long as a cart does (Spec 1 §9), counted from the last visit. */
export const guestToken = (world: World, id: string, minutes: number = CART_MINUTES): Promise<string> =>
  issueToken(
    { id, clientId: world.client.config.settings.clientId, kind: 'guest', minutes },
    world.tokens,
    world.clock(),
  )

/** Half of its time has passed: a guest who is still here gets a fresh one, so that neither cart nor tickets are lost. */
export const isAging = ({ kind, until }: Visitor, now: Instant): boolean =>
  kind === 'guest' && until !== null && until < addMinutes(now, CART_MINUTES / 2)
