import type { Withdrawal } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { contractWithdrawal } from '../../db/schema/index.ts'
import { mayMail } from './mail-allowance.ts'
import { tellUnmailed } from './tell-unmailed.ts'

/** Stores a withdrawal as it was declared and has it confirmed by mail. Returns when it was received; whether a mail goes out is not told. */
export async function withdrawContract(context: Context, content: Withdrawal): Promise<Instant> {
  const { world, language } = context
  const withdrawalId = world.newId()
  const receivedOn = world.clock()
  const { clientId } = world.client.config.settings
  const mailed = await world.db.transaction(async tx => {
    await tx.insert(contractWithdrawal).values({ id: withdrawalId, clientId, language, content, receivedOn })
    const may = await mayMail(context, tx, content.email)
    if (may) await world.jobs.send(tx, 'confirmWithdrawal', { withdrawalId })
    return may
  })
  if (!mailed) await tellUnmailed(world, withdrawalId)
  return receivedOn
}
