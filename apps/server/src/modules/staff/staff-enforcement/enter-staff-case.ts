import type { CaseWithdrawal, NewStaffCase, StaffEnforcementCase } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { closeCase, enterCase } from '../../ticket/enforcement-case/index.ts'
import { askedClients } from '../listing/index.ts'
import { shownCase } from './show-case.ts'

/** Enters a case of one of the clients that the caller sees, at that client's terms. */
export async function enterStaffCase(
  context: Context,
  { clientId: asked, ...checked }: NewStaffCase,
  tx: Transaction,
): Promise<Done<StaffEnforcementCase>> {
  const { world, visitor } = context
  const [clientId = refuse('notValid', 'clientId')] = askedClients(scopeOf(context), asked ?? clientIdOf(world))
  const by = { enteredBy: visitor.id, enteredVia: 'staff' as const }
  const stored = await enterCase(worldOf(world, clientId), tx, checked, by)
  const { id, caseNumber, checkedOn } = stored
  return {
    answer: item(await shownCase(context, tx, stored)),
    act: { kind: 'enforcement', id, clientId, after: { caseNumber, checkedOn } },
  }
}

/** Withdraws one that was not paid, for a reason that stays with it. */
export async function withdrawStaffCase(
  context: Context,
  { id, why }: CaseWithdrawal & { id: string },
  tx: Transaction,
): Promise<Done<StaffEnforcementCase>> {
  const { clientIds } = scopeOf(context)
  const withdrawn = { withdrawnOn: context.world.clock(), withdrawnWhy: why }
  const { before, after } = await closeCase(tx, { clientIds, id, ...withdrawn })
  return {
    answer: item(await shownCase(context, tx, after)),
    act: {
      kind: 'enforcement',
      id,
      clientId: before.clientId,
      before: { withdrawnOn: before.withdrawnOn },
      after: withdrawn,
    },
  }
}
