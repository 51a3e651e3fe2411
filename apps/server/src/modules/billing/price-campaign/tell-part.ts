import { announcementOf, businessDateOf } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import type { IdRange } from '../../run/part/index.ts'
import { record } from '../../subscription/contract/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { factsReader } from '../claim/index.ts'
import { tellTrouble } from '../collection/index.ts'
import type { StoredCampaign } from './campaign.repository.ts'
import { changeOfContract } from './change-of-contract.ts'
import { lockCohort } from './cohort.queries.ts'
import { insertConsent } from './consent.repository.ts'

/**
 * Tells some contracts of their new price, in one transaction: each gets what it was shown, a link to answer by, the
 * special right to end, and a mail. Those of which nobody can tell what it changes keep what they have, and people are
 * told.
 */
export async function tellPart(
  world: World,
  tx: Transaction,
  campaign: StoredCampaign,
  of: IdRange,
): Promise<{ looked: number; made: number }> {
  const { clientId, id: campaignId } = campaign
  const createdOn = world.clock()
  const announcedOn = businessDateOf(createdOn)
  const contracts = await lockCohort(tx, campaign, of)
  const factsOf = await factsReader(world, tx, contracts)
  let made = 0
  let failed = 0
  for (const contract of contracts) {
    const { change, isFailed } = changeOfContract(world, campaign, contract, factsOf)
    if (isFailed) failed += 1
    if (change.cause !== 'changed') continue
    const { from, beforeCents, afterCents } = change
    const { id: contractId } = contract
    const { id: linkId } = await makeLink(world, tx, { contractId, act: 'answerPrice' })
    const id = world.newRowId()
    const shown = { fromDay: from, beforeCents, afterCents, announcedOn, createdOn }
    await insertConsent(tx, { id, clientId, campaignId, contractId, linkId, ...shown })
    const recording = { recordedOn: createdOn, actorId: null, today: announcedOn }
    await record(tx, contract, recording, announcementOf({ from, announcedOn }))
    await world.jobs.send(tx, 'sendPriceMail', { clientId, consentId: id, news: 'told', day: null })
    made += 1
  }
  if (failed > 0) await tellTrouble(world, tx, campaign.effectiveOn, { what: 'priceNotTold', found: failed })
  return { looked: contracts.length, made }
}
