import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/own-account.ts'
import { refuse } from '../../../call/refused.ts'
import { changeAccount, lockAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'

/** Asks for the caller's account to be deleted; asking again changes nothing. */
export async function requestDeletion(context: Context): Promise<void> {
  const { world } = context
  await world.db.transaction(async tx => {
    const { id: accountId, deletionRequestedOn, language } = await lockAccount(tx, ownAccount(context))
    if (deletionRequestedOn !== null) return
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
