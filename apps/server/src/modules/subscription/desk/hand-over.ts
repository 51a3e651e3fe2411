import { businessDateOf, canBeHandedOver, payerReplaced } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { setSubscriber } from '../contract/index.ts'
import { makeLink } from '../link/index.ts'
import { payersOfReader } from '../link-act/index.ts'
import { payerOfParty, personOf } from '../party/index.ts'
import { happenAtDeskIn } from './happen-at-desk.ts'

interface HandingOver {
  contractId: string
  by: string
  reason: string
}

/**
 * Who travels has come of age: the contract that a guardian concluded is theirs, and they pay for it from the next
 * period on. A link asks them for an account; the guardian's mandate is not used for it any more, and what was claimed
 * before is still the guardian's. Who pays a share besides goes on paying it. Refuses `contractExpired`, and `notValid`
 * who is not of age, was of age when it was concluded, or has concluded it.
 */
export async function handOverIn(
  world: World,
  tx: Transaction,
  { contractId, by, reason }: HandingOver,
): Promise<void> {
  const clientId = clientIdOf(world)
  const today = businessDateOf(world.clock())
  const deciding = { contractId, decidedBy: [by], reason, outcome: 'handedOver' as const }
  await happenAtDeskIn(world, tx, deciding, async ({ stored, timeline }) => {
    const { holderId, subscriberId, submittedOn } = stored
    const birthDate = (await personOf(tx, holderId))?.birthDate
    const isTheirs = birthDate !== undefined && canBeHandedOver(birthDate, businessDateOf(submittedOn), today)
    if (subscriberId === holderId || !isTheirs) return refuse('notValid', 'contract')
    if (timeline.span.to <= today) return refuse('contractExpired')
    const of = await payersOfReader(world, tx, contractId)
    await setSubscriber(tx, contractId, holderId)
    // Where the guardian paid nothing of it, nothing is to be paid by who has come of age either.
    if (of.length === 0) return []
    const payer = await payerOfParty(world, tx, holderId)
    const { id: linkId } = await makeLink(world, tx, { contractId, act: 'changeAccount', payerId: payer })
    await world.jobs.send(tx, 'sendPayerMail', { clientId, contractId, kind: 'accountAsked', linkId })
    return [payerReplaced(timeline, { of, by: payer }, today)]
  })
}

/** The same in a transaction of its own. */
export const handOver = (world: World, handing: HandingOver): Promise<void> =>
  world.db.transaction(tx => handOverIn(world, tx, handing))
