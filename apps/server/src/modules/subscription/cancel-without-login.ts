import type { CancelWithoutLogin } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { contractCancellation } from '../../db/schema/index.ts'

/** Stores a cancellation as it was declared and has it confirmed by mail, both or neither. Returns when it was received. */
export async function cancelWithoutLogin({ world, language }: Context, content: CancelWithoutLogin): Promise<Instant> {
  const cancellationId = world.newId()
  const receivedOn = world.clock()
  const { clientId } = world.client.config.settings
  await world.db.transaction(async tx => {
    await tx.insert(contractCancellation).values({ id: cancellationId, clientId, language, content, receivedOn })
    await world.jobs.send(tx, 'confirmCancellation', { cancellationId })
  })
  return receivedOn
}
