import type { Context } from '../../../call/context.ts'
import { endNewsletter, note } from '../account/index.ts'

/** Ends the newsletter of whoever the link in an issue was made for. Nobody learns whether there is such an account. */
export async function unsubscribeNewsletter({ world }: Context, accountId: string): Promise<void> {
  await world.db.transaction(async tx => {
    if (await endNewsletter(world, tx, accountId)) await note(world, tx, { kind: 'newsletterEnded', accountId })
  })
}
