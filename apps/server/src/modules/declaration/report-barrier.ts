import type { BarrierReport } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { networkOf } from '../../call/network-of.ts'
import { barrierReport } from '../../db/schema/index.ts'
import { mayMail } from './mail-allowance.ts'
import { tellUnmailed } from './tell-unmailed.ts'

/** Stores a report and passes it on to whoever sees to accessibility. Returns when it was received. */
export async function reportBarrier(context: Context, content: BarrierReport): Promise<Instant> {
  const { world, language } = context
  const reportId = world.newId()
  const receivedOn = world.clock()
  const { clientId } = world.client.config.settings
  const mailed = await world.db.transaction(async tx => {
    await tx.insert(barrierReport).values({ id: reportId, clientId, language, content, receivedOn })
    // Whoever writes about a barrier without an address is counted by where they call from.
    const may = await mayMail(context, tx, content.email || networkOf(context.caller))
    if (may) await world.jobs.send(tx, 'passOnBarrierReport', { reportId })
    return may
  })
  if (!mailed) await tellUnmailed(world, reportId)
  return receivedOn
}
