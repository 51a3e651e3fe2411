import { enforcementState } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockCase, type StoredCase, saveWithdrawn } from './enforcement-case.repository.ts'
import { isBeingPaid } from './pay-case.ts'

interface Withdrawn {
  clientIds: readonly string[]
  id: string
  withdrawnOn: string
  withdrawnWhy: string
}

/**
 * Nothing is owed by a case any more, though nothing was paid. Refuses `enforcementClosed` where it was paid or
 * withdrawn before, and `enforcementNotFound`.
 */
export async function closeCase(
  tx: Transaction,
  { clientIds, id, ...withdrawn }: Withdrawn,
): Promise<{ before: StoredCase; after: StoredCase }> {
  const before = (await lockCase(tx, clientIds, id)) ?? refuse('enforcementNotFound', 'caseId')
  if (enforcementState(before) !== 'open') refuse('enforcementClosed')
  // Money that is on its way must find what it pays.
  if (await isBeingPaid(tx, before)) refuse('paymentInProgress')
  await saveWithdrawn(tx, before, withdrawn)
  return { before, after: { ...before, ...withdrawn } }
}
