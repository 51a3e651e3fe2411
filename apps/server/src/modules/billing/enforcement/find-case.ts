import type { CaseQuestion, EnforcementCase } from '@billett/contract'
import { comparableNumber, enforcementState, type PassVerdict, passVerdict } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { limitTries } from '../../run/limits/index.ts'
import { caseOfPerson, lockCase, type StoredCase, saveShown } from '../../ticket/enforcement-case/index.ts'
import { cardPasses } from './card-passes.ts'
import { presentCase } from './enforcement.present.ts'
import { ticketPasses } from './ticket-passes.queries.ts'

/** What is owed of a case, decided anew as long as it may still become less. */
async function judged(world: World, tx: Transaction, stored: StoredCase): Promise<PassVerdict> {
  if (stored.shownOn !== null) return { owes: 'fee', reason: 'passHeld' }
  const passes = [...(await ticketPasses(tx, stored)), ...(await cardPasses(world, tx, stored))]
  const verdict = passVerdict(stored, passes, { now: world.clock(), zone: world.regions.current().timeZone })
  // Whoever has paid or need not pay has their answer: what was demanded stays as it was.
  return enforcementState(stored) === 'open' || verdict.owes === 'fare' ? verdict : { owes: 'fare', reason: 'noPass' }
}

/**
 * The case of whoever knows its number and when they were born, with what is owed by it. Where a pass is found that was
 * held at the check, that is kept: the fee is enough from then on, however long paying takes. Refuses
 * `enforcementQueryFailed` for a wrong birth date as for a number that nobody has.
 */
export async function findCase(context: Context, question: CaseQuestion): Promise<EnforcementCase> {
  const { world } = context
  const caseNumber = comparableNumber(question.caseNumber)
  await limitTries(context, 'enforcement', caseNumber)
  const clientId = clientIdOf(world)
  return world.db.transaction(async tx => {
    const known = await caseOfPerson(tx, { clientId, caseNumber, birthDate: question.birthDate })
    const stored = known && (await lockCase(tx, [clientId], known.id))
    if (!stored) return refuse('enforcementQueryFailed')
    const verdict = await judged(world, tx, stored)
    if (verdict.owes === 'fare' || stored.shownOn !== null) return presentCase(stored, verdict)
    const shownOn = world.clock()
    await saveShown(tx, stored, shownOn)
    return presentCase({ ...stored, shownOn }, verdict)
  })
}
