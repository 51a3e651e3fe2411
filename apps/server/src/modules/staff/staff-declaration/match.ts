import type { StaffContractDetail } from '@billett/contract'
import { comparableNumber, type PlainDate } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { contractByNumber, matchDeclarationIn } from '../../subscription/desk/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { shownContract } from '../staff-contract/index.ts'
import { clientOfDeclaration } from './seen-declaration.queries.ts'

interface Matched {
  declarationGuid: string
  contractGuid?: string | undefined
  contractNumber?: string | undefined
  lastDay?: PlainDate | undefined
  reason: string
}

type Named = Pick<Matched, 'contractGuid' | 'contractNumber'>

/** The contract that is named, by its id or its number. Refuses `contractNotFound` a number that no contract has. */
async function contractNamed(tx: Transaction, clientId: string, { contractGuid, contractNumber }: Named) {
  if (contractGuid !== undefined) return contractGuid
  if (contractNumber === undefined) return refuse('required', 'contractNumber')
  const found = await contractByNumber(tx, clientId, comparableNumber(contractNumber))
  return found ?? refuse('contractNotFound', 'contractNumber')
}

/**
 * Says which contract of the same client a declaration is about, and has it hold. Refuses `declarationNotFound` for one
 * of a client that the caller does not see as for none, `contractNotFound`, and `withdrawalTooLate`.
 */
export async function match(
  context: Context,
  { declarationGuid, lastDay, reason, ...named }: Matched,
  tx: Transaction,
): Promise<Done<StaffContractDetail>> {
  const { world, visitor } = context
  const clientId = await clientOfDeclaration(tx, scopeOf(context).clientIds, declarationGuid)
  const contractId = await contractNamed(tx, clientId, named)
  const by = await nameOfStaff(tx, visitor.id)
  const matched = { declarationId: declarationGuid, contractId, by, reason, lastDay }
  await matchDeclarationIn(worldOf(world, clientId), tx, matched)
  const shown = await shownContract(context, tx, { clientId, contractId })
  const { state, validUntil } = shown
  return {
    answer: item(shown),
    act: {
      kind: 'contract',
      id: contractId,
      clientId,
      before: { declaration: declarationGuid },
      after: { state, validUntil, reason },
    },
  }
}
