import { holdsRights } from '@billett/domain'
import type { HandedOver } from '../../../call/act/handing-over.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { mayExport } from './export-list.ts'
import { partsOf, runOf } from './list-schedule.repository.ts'
import { ownerOf } from './schedules.ts'

/**
 * A file that was made by the clock. Refuses `scheduleNotFound` for somebody else's as for none, and `forbidden`
 * whoever may not see the list any more, or people's details in it.
 */
export async function scheduledFile(context: Context, ids: { scheduleId: string; runId: string }): Promise<HandedOver> {
  const { world, visitor } = context
  const found = (await runOf(world.db, ownerOf(context), ids)) ?? refuse('scheduleNotFound', 'runId')
  const { run, view } = found
  const { fileName, mimeType, rows, isPersonal } = run
  if (fileName === null || mimeType === null) return refuse('scheduleNotFound', 'runId')
  if (!mayExport(visitor.rights, view.list)) refuse('forbidden')
  if (isPersonal && !holdsRights(visitor.rights, ['AllowedToExportPersonalData'])) refuse('forbidden')
  return {
    streamed: { chunks: partsOf(world.db, run.id), mimeType, fileName },
    act: isWhole => ({
      kind: 'schedule',
      id: found.schedule.id,
      after: { list: view.list, fileName, rows, isPersonal, ...(!isWhole && { isWhole }) },
    }),
  }
}
