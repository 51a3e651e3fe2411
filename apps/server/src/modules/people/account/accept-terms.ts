import type { Instant } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { readAccount } from './account.repository.ts'
import { note } from './journal.repository.ts'
import { noteAcceptance } from './terms.ts'

/** The caller accepts the terms as they are now; `acceptedOn` is when the browser says they did. */
export async function acceptTerms(context: Context, acceptedOn: Instant): Promise<void> {
  const { world } = context
  const { id: accountId } = await readAccount(world.db, ownAccount(context))
  await world.db.transaction(async tx => {
    await noteAcceptance(world, tx, accountId, acceptedOn)
    await note(world, tx, { kind: 'termsAccepted', accountId })
  })
}
