import { CAMPAIGN_CAUSES, type CampaignChange } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { PART } from '../../run/part/index.ts'
import { factsReader } from '../claim/index.ts'
import type { CampaignTrial, StoredCampaign } from './campaign.repository.ts'
import { changeOfContract } from './change-of-contract.ts'
import { type CohortContract, cohortAfter, cohortSample } from './cohort.queries.ts'

type About = Pick<StoredCampaign, 'clientId' | 'offerKey' | 'mode' | 'effectiveOn'>

const nothing = (): CampaignTrial => ({
  counts: { changed: 0, unchanged: 0, ending: 0, later: 0, otherMode: 0, unclear: 0 },
  beforeCents: 0,
  afterCents: 0,
})

function counted(trial: CampaignTrial, change: CampaignChange): void {
  trial.counts[change.cause] += 1
  if (change.cause !== 'changed') return
  trial.beforeCents += change.beforeCents
  trial.afterCents += change.afterCents
}

/**
 * What a campaign would do to all contracts it is about, by the very projection that claims them; nothing is written.
 * `most`: contracts read at once.
 */
export async function tryCampaign(world: World, db: Statements, about: About, most = PART): Promise<CampaignTrial> {
  const trial = nothing()
  let after: string | undefined
  for (let isFull = true; isFull; ) {
    const contracts: CohortContract[] = await cohortAfter(db, about, { after, most })
    const factsOf = await factsReader(world, db, contracts)
    for (const contract of contracts) counted(trial, changeOfContract(world, about, contract, factsOf).change)
    isFull = contracts.length === most
    after = contracts.at(-1)?.id
  }
  return trial
}

/** So many contracts are read one by one before a campaign is released. */
const SAMPLES = 100

/** Contracts from all over the cohort with what a campaign changes for each; causes in one order. */
export async function sampleCampaign(
  world: World,
  db: Statements,
  about: About,
): Promise<{ id: string; number: string; change: CampaignChange }[]> {
  const contracts = await cohortSample(db, about, SAMPLES)
  const factsOf = await factsReader(world, db, contracts)
  const order = ({ cause }: CampaignChange) => CAMPAIGN_CAUSES.indexOf(cause)
  return contracts
    .map(contract => {
      const { change } = changeOfContract(world, about, contract, factsOf)
      return { id: contract.id, number: contract.number, change }
    })
    .toSorted((a, b) => order(a.change) - order(b.change))
}
