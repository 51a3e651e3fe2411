import {
  type JournalQuery,
  PORTAL_ACTS,
  PORTAL_REMARKS,
  PORTAL_USUAL_PAGE,
  type PortalActRow,
  ROLL_TASKS,
} from '@billett/contract'
import { addDays, BERLIN, startOfDay } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { type ActRow, listedActs } from './journal.queries.ts'

/** What an act counted, under whichever name it was noted. */
function countOf({ detail }: ActRow): number | null {
  const counted = [detail.pupils, detail.count, detail.files, detail.classes]
  return counted.find(one => typeof one === 'number') ?? null
}

const presentAct = (row: ActRow): PortalActRow => ({
  guid: row.id,
  act: row.act,
  on: row.on,
  by: row.by.trim(),
  organisation: { guid: row.organisationId, name: row.organisationName },
  about: row.about.trim(),
  count: countOf(row),
  step: (row.act === 'yearStep' && ROLL_TASKS.find(task => task === row.detail.task)) || null,
  remark: PORTAL_REMARKS.find(remark => remark in row.detail) ?? null,
})

/** A page of what people of the portal did, as far as the reader could have done it themselves. */
export async function showJournal(
  context: Context,
  { page = 0, pageSize = PORTAL_USUAL_PAGE, acts = [...PORTAL_ACTS], from, until, ...query }: JournalQuery,
): Promise<PortalActRow[]> {
  const days = {
    from: from && startOfDay(from, BERLIN),
    before: until && startOfDay(addDays(until, 1), BERLIN),
  }
  const rows = await listedActs(context, { ...query, ...days, acts }, { limit: pageSize, offset: page * pageSize })
  return rows.map(presentAct)
}
