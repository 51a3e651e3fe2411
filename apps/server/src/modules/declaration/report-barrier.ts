import type { BarrierReport } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { networkOf } from '../../call/network-of.ts'
import { barrierReport } from '../../db/schema/index.ts'
import { declare } from './declare.ts'

/** Stores a report and passes it on to whoever sees to accessibility. Returns when it was received. */
export function reportBarrier(context: Context, content: BarrierReport): Promise<Instant> {
  const { world, language } = context
  return declare(context, {
    // Whoever writes about a barrier without an address is counted by where they call from.
    recipient: content.email || networkOf(context.caller),
    store: (tx, row) => tx.insert(barrierReport).values({ ...row, language, content }),
    confirm: (tx, reportId) => world.jobs.send(tx, 'passOnBarrierReport', { reportId }),
  })
}
