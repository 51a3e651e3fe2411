import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { changeAccount, lockAccount, note } from '../account/index.ts'
import { endTakenOver } from '../session/index.ts'

/** Lets people of the company act in the caller's place, or nobody from now on, also who is doing it. */
export async function allowTakeOver(context: Context, allowed: boolean): Promise<void> {
  const { world } = context
  await world.db.transaction(async tx => {
    const { id, takeOverRefusedOn } = await lockAccount(tx, ownAccount(context))
    await changeAccount(tx, id, { takeOverRefusedOn: allowed ? null : (takeOverRefusedOn ?? world.realClock()) })
    if (!allowed) await endTakenOver(world, tx, id, 'elsewhere')
    await note(world, tx, { kind: 'dataChanged', accountId: id })
  })
}
