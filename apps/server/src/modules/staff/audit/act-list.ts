import type { StaffAct } from '@billett/contract'
import { actsFilter } from '@billett/contract/lists/acts-query.ts'
import { auditAddress } from '@billett/contract/lists/audit-address.ts'
import { saidSort } from '@billett/domain'
import { type DeclaredList, declaredList, type ListColumn, rowsAfter } from '../listing/index.ts'
import { presentAct } from './act.present.ts'
import { type ListedAct, listedActs } from './acts.queries.ts'
import { refusalList } from './refusal-list.ts'
import { filterOf } from './search-acts.ts'
import { takeOverList } from './take-over-list.ts'

/** Moments stand as they went into the hash. */
const COLUMNS: readonly ListColumn<StaffAct>[] = [
  { name: { de: 'Nummer', en: 'Number' }, cell: ({ number }) => number },
  { name: { de: 'Zeitpunkt', en: 'Time' }, cell: ({ on }) => on },
  { name: { de: 'Name', en: 'Name' }, cell: ({ actorName }) => actorName },
  { name: { de: 'Konto', en: 'Account' }, cell: ({ actorId }) => actorId },
  { name: { de: 'IP-Adresse', en: 'IP address' }, cell: ({ address }) => address },
  { name: { de: 'Aufruf', en: 'Call' }, cell: ({ call }) => call },
  { name: { de: 'Art', en: 'Kind' }, cell: ({ subjectKind }) => subjectKind },
  { name: { de: 'Gegenstand', en: 'Subject' }, cell: ({ subjectId }) => subjectId },
  { name: { de: 'Mandant', en: 'Client' }, cell: ({ client }) => client },
  { name: { de: 'Vorher', en: 'Before' }, cell: ({ before }) => before },
  { name: { de: 'Nachher', en: 'After' }, cell: ({ after }) => after },
  { name: { de: 'Prüfsumme', en: 'Hash' }, cell: ({ hash }) => hash },
]

const actList = declaredList(auditAddress, async (context, state) => {
  const { world } = context
  const filter = await filterOf(context, {
    ...actsFilter(state, world.regions.current().timeZone),
    sort: saidSort(state.sort),
  })
  const parts = rowsAfter<ListedAct>((last, limit) => listedActs(world.db, filter, { limit, offset: 0 }, last?.act))
  async function* rows(): AsyncGenerator<StaffAct[]> {
    for await (const part of parts) yield part.map(row => presentAct(context, row))
  }
  return { name: 'audit', columns: COLUMNS, rows: rows() }
})

const LISTS = { acts: actList, refusals: refusalList, takeOvers: takeOverList }

/** What the address of the list shows: acts, what was refused, or in whose place somebody acted. */
export const auditList: DeclaredList = {
  fileOf: (context, query, format) => LISTS[auditAddress.read(query).view].fileOf(context, query, format),
}
