import { businessDateOf, fold, isContract } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { contractById, historiesOf } from '../../contract/index.ts'
import { applicationState } from '../application.repository.ts'
import { proofsOf } from '../proof/proof.repository.ts'
import { mailContract } from './grant.ts'
import { NEWS } from './proceed-application.ts'

/**
 * Mails how an order stands now, as no address was known of it so far and news of it went nowhere. Links are made anew:
 * those of mails that nobody got may be over. Of what has ended nothing is told.
 */
export async function tellHowItStands(world: World, tx: Transaction, contractId: string): Promise<void> {
  const clientId = clientIdOf(world)
  const stored = await contractById(tx, clientId, contractId)
  if (!stored) return
  const state = applicationState(stored.state)
  const kind = NEWS[state]
  if (kind) await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind, linkId: null })
  if (!isContract(state)) return
  const now = world.clock()
  const timeline = fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
  if (!timeline || timeline.span.to <= businessDateOf(now)) return
  const missing = (await proofsOf(tx, contractId)).filter(({ givenOn }) => givenOn === null)
  await mailContract(world, tx, { contractId, isShown: true, missing })
}
