import type { CancelWithoutLogin } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { contractCancellation } from '../../db/schema/index.ts'
import { mayMail, tellUnmailed } from '../declaration/index.ts'

/** Stores a cancellation as it was declared and has it confirmed by mail. Returns when it was received; whether a mail goes out is not told. */
export async function cancelWithoutLogin(context: Context, content: CancelWithoutLogin): Promise<Instant> {
  const { world, language } = context
  const cancellationId = world.newId()
  const receivedOn = world.clock()
  const { clientId } = world.client.config.settings
  const mailed = await world.db.transaction(async tx => {
    await tx.insert(contractCancellation).values({ id: cancellationId, clientId, language, content, receivedOn })
    const may = await mayMail(context, tx, content.email)
    if (may) await world.jobs.send(tx, 'confirmCancellation', { cancellationId })
    return may
  })
  if (!mailed) await tellUnmailed(world, cancellationId)
  return receivedOn
}
