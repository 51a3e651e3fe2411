import { businessDateOf, checkErasure } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/own-account.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount, lockAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { concludedBy, heldContracts } from './held-contracts.queries.ts'
import { refuseUntil } from './refuse-until.ts'

/**
 * Whoever has a contract that runs, or owes or is owed something for one, stays until that is settled: nobody could be
 * told what is debited. What the law keeps is kept without the account.
 */
async function mayLeave(context: Context, tx: Transaction): Promise<void> {
  const { world } = context
  const now = world.clock()
  const kept = world.client.config.retention.receipts
  for (const held of await heldContracts(tx, await concludedBy(tx, ownAccount(context)), now)) {
    const answer = checkErasure({ ...held, kept }, businessDateOf(now))
    if (!answer.ok && answer.reason !== 'keptByLaw') refuseUntil(answer.reason, answer.from)
  }
}

/** Asks for the caller's account to be deleted; asking again changes nothing. */
export async function requestDeletion(context: Context): Promise<void> {
  const { world } = context
  await world.db.transaction(async tx => {
    const { id: accountId, deletionRequestedOn, language } = await lockAccount(tx, ownAccount(context))
    if (deletionRequestedOn !== null) return
    await mayLeave(context, tx)
    await changeAccount(tx, accountId, { deletionRequestedOn: world.clock() })
    await note(world, tx, { kind: 'deletionRequested', accountId })
    await queueMail(world, tx, 'deletionRequested', { accountId, language })
  })
}

/** Takes the request back while there is time. */
export async function withdrawDeletion(context: Context): Promise<void> {
  const { world } = context
  await world.db.transaction(async tx => {
    const { id: accountId, deletionRequestedOn, language } = await lockAccount(tx, ownAccount(context))
    if (deletionRequestedOn === null) refuse('noDeletionRequested')
    await changeAccount(tx, accountId, { deletionRequestedOn: null })
    await note(world, tx, { kind: 'deletionWithdrawn', accountId })
    await queueMail(world, tx, 'deletionWithdrawn', { accountId, language })
  })
}
