import { askedFrom, BERLIN, businessDateOf, fold, mandateOn, payersFrom, startOfDay } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { goingOn } from '../../run/part/index.ts'
import { historiesOf } from '../../subscription/contract/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { lockPayer } from '../claim-payment/index.ts'
import { type LapsingMandate, lapsingMandates, wasAsked } from './lapsing-mandates.queries.ts'

/**
 * Asks whoever pays for a contract that goes on for a new mandate, sixty days before the one they gave lapses unused:
 * once for each mandate and its last use, however often and by however many it is looked at.
 */
export async function remindOfMandates(world: World): Promise<void> {
  const today = businessDateOf(world.clock())
  for (const one of await lapsingMandates(world.db, { clientId: clientIdOf(world), today })) {
    if (world.isStopping()) return
    const about = { payerId: one.payerId }
    await goingOn(world, { saying: 'nobody was asked for a new mandate', about }, () => ask(world, one))
  }
}

async function ask(world: World, { payerId, contractId, createdOn, lastCollectionOn }: LapsingMandate): Promise<void> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  const today = businessDateOf(now)
  const use = { signedOn: businessDateOf(createdOn), presentedOn: lastCollectionOn }
  if (mandateOn(use, today) === 'usable') return
  await world.db.transaction(async tx => {
    await lockPayer(tx, clientId, payerId)
    const since = startOfDay(askedFrom(use), BERLIN)
    if (await wasAsked(tx, payerId, since)) return
    const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
    if (!timeline || !payersFrom(timeline, today).includes(payerId)) return
    const link = await makeLink(world, tx, { contractId, act: 'changeAccount', payerId })
    await world.jobs.send(tx, 'sendPayerMail', { clientId, contractId, kind: 'mandateLapses', linkId: link.id })
  })
}
