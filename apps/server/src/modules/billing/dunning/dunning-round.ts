import { businessDateOf, nextDunning } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { goingOn } from '../../run/part/index.ts'
import { makeLink } from '../../subscription/link/index.ts'
import { contactOfPayer } from '../../subscription/party/index.ts'
import { chargePayer, lockPayer } from '../claim-payment/index.ts'
import { tellTrouble } from '../collection/index.ts'
import { dueOf } from './due-cases.ts'
import { collectedAgain, holdsOf, lockCaseOf, openCases } from './dunning.repository.ts'
import { dunnedFor } from './owed-by.ts'
import { clearWherePaid } from './pay-debt.ts'
import { dunningLevelsOf } from './policy-of.ts'
import { block, endForDebt } from './set-blocks.ts'
import { isStopped } from './stop.repository.ts'
import { takeStep } from './take-step.ts'

/** Cases that are looked at together. */
const AT_ONCE = 500

/**
 * Brings each open case one level further whose day has come, or ends it. What is due is found for many at once; only
 * that is held and looked at anew. Asked again it does nothing. A case that fails stays where it is, and people are
 * told.
 */
export async function dunningRound(world: World): Promise<void> {
  for (let after: string | undefined; ; ) {
    const cases = await openCases(world.db, clientIdOf(world), { after, most: AT_ONCE })
    for (const { payerId } of await dueOf(world, cases)) {
      if (world.isStopping()) return
      const going = { saying: 'a case of dunning does not go on', about: { payerId } }
      if (!(await goingOn(world, going, () => world.db.transaction(tx => dun(world, tx, payerId)))))
        await tellTrouble(world, world.db, businessDateOf(world.clock()), { what: 'notDunned' })
    }
    after = cases.at(-1)?.id
    if (cases.length < AT_ONCE) return
  }
}

async function dun(world: World, tx: Transaction, payerId: string): Promise<void> {
  const clientId = clientIdOf(world)
  // Whoever pays holds the payer first, too.
  await lockPayer(tx, clientId, payerId)
  const open = await lockCaseOf(tx, payerId)
  // What the bank collects once more is neither paid nor owed until it answers.
  if (!open || (await collectedAgain(tx, [payerId])).has(payerId)) return
  // Staff decide first what becomes of it: somebody has died, or nobody knows why it came back.
  if (await isStopped(tx, payerId)) return
  const createdOn = world.clock()
  const today = businessDateOf(createdOn)
  const { cents: owedCents, contractIds } = await dunnedFor(world, tx, payerId)
  const facts = { ...open, owedCents, holds: (await holdsOf(tx, [open.id])).get(open.id) ?? [] }
  if (owedCents <= 0) return clearWherePaid(world, tx, payerId)
  const next = nextDunning(facts, dunningLevelsOf(world), today)
  if (!next || !('feeCents' in next)) return
  // Nobody is dunned, blocked or terminated without a letter: people are told, and the case stays where it is.
  if (!(await contactOfPayer(tx, clientId, payerId)))
    return tellTrouble(world, tx, open.openedOn, { what: 'noAddressee' })
  const { state, feeCents, isBlocked } = next
  const step = { id: world.newRowId(), state, takenOn: today, owedCents, feeCents, createdOn }
  await takeStep(tx, open, step, contractIds)
  const [contractId] = contractIds
  if (feeCents > 0 && contractId)
    await chargePayer(world, tx, { contractId, payerId, component: 'dunningFee', cents: feeCents })
  if (isBlocked) await block(world, tx, contractIds)
  if (state === 'terminated') await endForDebt(world, tx, contractIds)
  if (!contractId) return
  const link = await makeLink(world, tx, { contractId, act: 'pay', payerId })
  await world.jobs.send(tx, 'sendDunningMail', { clientId, stepId: step.id, linkId: link.id })
}
