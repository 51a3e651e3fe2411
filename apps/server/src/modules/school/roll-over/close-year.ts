import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveMany } from '../../subscription/application/index.ts'
import { refusedContracts } from './approval.repository.ts'
import { changeYear, type StoredYear } from './school-year.repository.ts'

/** The step is done: nothing of it is taken back any more, and what was not agreed to has ended for good. */
export async function closeYear({ world }: Context, tx: Transaction, year: StoredYear): Promise<void> {
  const ids = await refusedContracts(tx, year.id)
  const mover = { movedOn: world.clock(), movedBy: 'shop' }
  for (const from of ['ReApprovalOrganizationPending', 'ReApprovalPayerPending'] as const)
    await moveMany(tx, ids, { from, to: 'ContractTerminated', ...mover })
  await changeYear(tx, year.id, { state: 'closed' })
}
