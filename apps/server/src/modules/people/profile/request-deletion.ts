import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount, lockAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { applicationsUnderWay } from './held-contracts.queries.ts'
import { keptByContract } from './kept-by-contract.ts'
import { refuseUntil } from './refuse-until.ts'

async function mayLeave({ world, ...context }: Context, tx: Transaction): Promise<void> {
  const own = ownAccount({ world, ...context })
  if ((await applicationsUnderWay(tx, own)) > 0) refuse('applicationUnderWay')
  const kept = await keptByContract(world, tx, own)
  if (kept) refuseUntil(kept.reason, kept.from)
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
