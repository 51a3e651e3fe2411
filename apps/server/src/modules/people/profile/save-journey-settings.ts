import type { JourneySettings } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { changeAccount, lockAccount } from '../account/index.ts'

/** Keeps how the caller wants journeys to be searched; it replaces what was said before. */
export async function saveJourneySettings(context: Context, journeySettings: JourneySettings): Promise<void> {
  await context.world.db.transaction(async tx => {
    const { id } = await lockAccount(tx, ownAccount(context))
    await changeAccount(tx, id, { journeySettings })
  })
}
