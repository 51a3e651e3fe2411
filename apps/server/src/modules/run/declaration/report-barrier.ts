import type { BarrierDeclaration, Instant } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { insertBarrierReport } from './barrier-report.repository.ts'
import { declare } from './declare.ts'

/** Stores a report and passes it on to whoever sees to accessibility. Returns when it was received. */
export function reportBarrier(context: Context, content: BarrierDeclaration): Promise<Instant> {
  const { world, language } = context
  return declare(context, {
    recipient: content.email || null,
    store: (tx, row) => insertBarrierReport(tx, { ...row, language, content }),
    confirm: (tx, { id, clientId }) => world.jobs.send(tx, 'passOnBarrierReport', { clientId, reportId: id }),
  })
}
