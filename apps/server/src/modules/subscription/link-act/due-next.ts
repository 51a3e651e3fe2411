import type { SubscriptionLink } from '@billett/contract'
import { businessDateOf, explainClaim } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Ordered } from '../application/index.ts'
import { productName } from '../offer/index.ts'
import { bookedDebits } from './claim.queries.ts'

/** What has been booked and is due today or later, with its reasons. */
export async function dueNext(
  { world, language }: Context,
  { contract, configuration }: Ordered,
): Promise<SubscriptionLink['debits']> {
  const telling = {
    language,
    currency: contract.currency,
    productName: productName(world, configuration, language),
  }
  const booked = await bookedDebits(world.db, contract.id, businessDateOf(world.clock()))
  return booked.map(claim => ({ on: claim.dueOn, amountInCent: claim.cents, reasons: explainClaim(claim, telling) }))
}
