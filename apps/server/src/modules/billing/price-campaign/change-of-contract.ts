import { type CampaignChange, type ContractFacts, type PriceCampaign, priceChangeOf } from '@billett/domain'
import type { World } from '../../../world.ts'
import { withoutThrowing } from '../../run/part/index.ts'

/** What a campaign changes for a contract: where nobody can tell, people have to look at it first, and others go on. */
export function changeOfContract<C extends { id: string }>(
  world: World,
  campaign: Pick<PriceCampaign, 'mode' | 'effectiveOn'>,
  contract: C,
  factsOf: (contract: C) => ContractFacts,
): { change: CampaignChange; isFailed: boolean } {
  const about = { contractId: contract.id }
  const tried = withoutThrowing(world, { saying: 'nobody can tell what a new price changes', about }, () =>
    priceChangeOf(campaign, factsOf(contract)),
  )
  return { change: tried.ok ? tried.value : { cause: 'unclear' }, isFailed: !tried.ok }
}
