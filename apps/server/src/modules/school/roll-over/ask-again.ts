import { reApprovalState } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveMany } from '../../subscription/application/index.ts'
import { keepAsked, unasked } from './approval.repository.ts'
import type { StoredYear } from './school-year.repository.ts'
import { othersFinder } from './schools-decided.queries.ts'

/**
 * Asks about every contract that goes on: the school where it has to confirm, or else who pays. About one that goes to
 * a school of others nobody here is asked.
 */
export async function askAgain({ world }: Context, tx: Transaction, year: StoredYear): Promise<void> {
  const others = othersFinder(tx, year)
  const contracts: { id: string; isObligated: boolean }[] = []
  for (const { goesToParty, ...one } of await unasked(tx, year))
    if (goesToParty === null || !(await others.isParty(goesToParty))) contracts.push(one)
  const mover = { from: 'Granted' as const, movedOn: world.clock(), movedBy: 'shop' }
  for (const isObligated of [true, false]) {
    const ids = contracts.flatMap(one => (one.isObligated === isObligated ? one.id : []))
    await moveMany(tx, ids, { ...mover, to: reApprovalState({ isObligatedToControl: isObligated }) })
  }
  await keepAsked(tx, year.id, world.clock())
}
