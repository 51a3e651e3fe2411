import { businessDateOf, checkErasure } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount, lockAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { applicationsUnderWay, concludedBy, heldContracts } from './held-contracts.queries.ts'
import { refuseUntil } from './refuse-until.ts'

/**
 * Whoever has a contract that runs, or owes or is owed something for one, stays until that is settled: nobody could be
 * told what is debited. So does who has ordered one that nobody has decided about. What the law keeps is kept without
 * the account.
 */
async function mayLeave(context: Context, tx: Transaction): Promise<void> {
  const { world } = context
  const now = world.clock()
  const kept = world.client.config.retention.receipts
  const own = ownAccount(context)
  if ((await applicationsUnderWay(tx, own)) > 0) refuse('applicationUnderWay')
  for (const held of await heldContracts(tx, await concludedBy(tx, own), now)) {
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
