import { businessDateOf, fold, isFinalApplication, payersFrom } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Statements } from '../../../../db/database.ts'
import type { AccountChangedJob } from '../../../../ports/job-queue.ts'
import type { World } from '../../../../world.ts'
import { historiesOf } from '../../contract/index.ts'
import { fraudPolicyOf, renewAssessment } from '../../fraud/index.ts'
import { applicationState, findOrdered, type Ordered } from '../application.repository.ts'
import { riskOf } from './assess-risk.ts'
import { contractsWith, personDebitedBy } from './debited-by.queries.ts'

type Debited = NonNullable<Awaited<ReturnType<typeof personDebitedBy>>>

/** Contracts of which a payer was claimed something, which is told by the books. */
type Claimed = (db: Statements, payerId: string) => Promise<string[]>

/**
 * Looks once more at all that is debited by a mandate which was changed: whoever was let through with one account is
 * not trusted with any, and has to show again whose it is. Nothing follows from it by itself: what is suspected waits
 * for somebody, who can have it blocked. Throws where whoever proves accounts does not answer: they are asked later.
 */
export async function assessAgain(world: World, changed: AccountChangedJob, claimed: Claimed): Promise<void> {
  const { db } = world
  const clientId = clientIdOf(world)
  const debited = await personDebitedBy(db, clientId, changed.mandateId)
  if (!debited) return
  const { payer } = debited
  const known = [...(await contractsWith(db, payer)), ...(await claimed(db, payer.payerId)), changed.contractId ?? []]
  for (const contractId of new Set(known.flat())) {
    const ordered = await findOrdered(db, clientId, contractId)
    if (ordered && (await isToPay(world, ordered, payer.payerId))) await look(world, ordered, debited, changed)
  }
}

/** Whether somebody pays for a contract now or later; of what is not granted, whether they were looked at for it. */
async function isToPay(world: World, { contract, application }: Ordered, payerId: string): Promise<boolean> {
  const now = world.clock()
  const timeline = fold((await historiesOf(world.db, [contract.id])).get(contract.id) ?? [], now)
  if (timeline) return payersFrom(timeline, businessDateOf(now)).includes(payerId)
  if (application.risk === null || isFinalApplication(applicationState(contract.state))) return false
  return application.concluding.payload.shares.some(({ payer }) => payer === payerId)
}

async function look(
  world: World,
  ordered: Ordered,
  { mandate, payer: { partyId } }: Debited,
  { changedOn: on }: AccountChangedJob,
): Promise<void> {
  const assessment = await riskOf(world, ordered, mandate, { partyId, on })
  if (!assessment) throw new Error('nobody says yet whose the account is')
  const isOpen = assessment.level !== 'low'
  const about = { clientId: clientIdOf(world), contractId: ordered.contract.id, mandateId: mandate.id }
  const kept = { ...about, policy: fraudPolicyOf(world), assessment, isOpen }
  await world.db.transaction(tx => renewAssessment(world, tx, kept))
}
