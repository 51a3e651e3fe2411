import { businessDateOf, fold, happeningsOfAnswer } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import type { IdRange } from '../../run/part/index.ts'
import { historiesOf, record } from '../../subscription/contract/index.ts'
import { askedOf } from './asked-of.ts'
import type { StoredCampaign } from './campaign.repository.ts'
import { lockCohort } from './cohort.queries.ts'
import { insertAnswer, unanswered } from './consent.repository.ts'
import { evidenceOf } from './price-question.ts'

/** After the last day: of those some contracts of which nothing was heard happens what they were told. */
export async function hearSilence(
  world: World,
  tx: Transaction,
  campaign: StoredCampaign,
  of: IdRange,
): Promise<{ looked: number; made: number }> {
  const decidedOn = world.clock()
  const held = new Map((await lockCohort(tx, campaign, of)).map(contract => [contract.id, contract]))
  // Read once they are held: whoever has answered meanwhile has answered.
  const open = await unanswered(tx, campaign.id, of)
  const histories = await historiesOf(
    tx,
    open.map(({ contractId }) => contractId),
  )
  let made = 0
  for (const consent of open) {
    const { id: consentId, contractId, clientId } = consent
    const contract = held.get(contractId)
    const timeline = fold(histories.get(contractId) ?? [], decidedOn)
    if (!contract || !timeline) continue
    // Who has agreed to the price of that day, asked by another campaign, has answered.
    if (timeline.prices.some(({ from }) => from >= consent.fromDay)) continue
    const answer = { answer: 'silent', channel: 'clock', ...evidenceOf(null, null), decidedOn } as const
    if (!(await insertAnswer(tx, { consentId, contractId, ...answer }))) continue
    const happenings = happeningsOfAnswer(
      askedOf({ campaign, consent }),
      'silent',
      contract.configuration.terms,
      timeline,
    )
    const today = businessDateOf(decidedOn)
    await record(tx, contract, { recordedOn: decidedOn, actorId: null, today }, ...happenings)
    await world.jobs.send(tx, 'sendPriceMail', { clientId, consentId, news: 'answered', day: null })
    made += 1
  }
  return { looked: open.length, made }
}
