import type { SubscriptionLink } from '@billett/contract'
import { type Claim, explainClaim, readProductKey } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { tariffAt, textIn } from '../../travel/region/index.ts'
import type { Ordered } from '../application/index.ts'
import { bookedDebits } from './claim.queries.ts'

/** Names of products as their reader knows them. */
function productNames({ world, language }: Context): (product: string) => string {
  const version = tariffAt(world.regions.current(), world.clock())
  return product => {
    const { sort: sortId } = readProductKey(product)
    const sort = version?.sorts.find(({ id }) => id === sortId)
    return sort ? textIn(sort.name, language) : sortId
  }
}

/** What has been booked and is not due yet, with its reasons; the next three days. */
export async function dueNext(context: Context, { contract }: Ordered): Promise<SubscriptionLink['debits']> {
  const { world, language } = context
  const telling = { language, currency: contract.currency, productName: productNames(context) }
  const booked = await bookedDebits(world.db, contract.id, world.clock().slice(0, 10))
  return booked.map(claim => ({
    on: claim.dueOn,
    amountInCent: claim.cents,
    reasons: explainClaim(
      claim satisfies Pick<Claim, 'cents' | 'component' | 'periodStart' | 'periodEnd' | 'why'>,
      telling,
    ),
  }))
}
