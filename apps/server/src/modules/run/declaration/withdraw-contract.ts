import type { Instant, WithdrawalDeclaration } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { declare } from './declare.ts'
import { insertWithdrawal } from './withdrawal.repository.ts'

/** Stores a withdrawal and has it confirmed by mail. Returns when it was received. */
export function withdrawContract(context: Context, content: WithdrawalDeclaration): Promise<Instant> {
  const { world, language } = context
  return declare(context, {
    recipient: content.email,
    store: (tx, row) => insertWithdrawal(tx, { ...row, language, content }),
    confirm: (tx, { id, clientId }) => world.jobs.send(tx, 'confirmWithdrawal', { clientId, withdrawalId: id }),
  })
}
