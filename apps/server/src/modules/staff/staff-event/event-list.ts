import {
  EVENT_COLUMN_WORDS,
  EVENT_KIND_WORDS,
  EVENT_LEVEL_WORDS,
  ORDER_COLUMN_WORDS,
  type StaffEvent,
} from '@billett/contract'
import { eventsAddress } from '@billett/contract/lists/events-address.ts'
import { eventsFilter } from '@billett/contract/lists/events-query.ts'
import { saidSort } from '@billett/domain'
import { CLIENT_COLUMN, declaredList, type ListColumn, rowsAfter } from '../listing/index.ts'
import { filterOf } from './list-events.ts'
import { presentEvent } from './staff-event.present.ts'
import { eventsOf, type ListedEvent } from './staff-event.repository.ts'

const COLUMNS: readonly ListColumn<StaffEvent>[] = [
  { name: EVENT_COLUMN_WORDS.date, cell: ({ date }, { at }) => at(date) },
  { name: EVENT_COLUMN_WORDS.lastOn, cell: ({ lastOn }, { at }) => at(lastOn) },
  { name: EVENT_COLUMN_WORDS.times, cell: ({ times }) => times },
  { name: EVENT_COLUMN_WORDS.kind, cell: ({ kind }, { language }) => EVENT_KIND_WORDS[kind][language] },
  { name: EVENT_COLUMN_WORDS.level, cell: ({ level }, { language }) => EVENT_LEVEL_WORDS[level][language] },
  { name: EVENT_COLUMN_WORDS.comment, cell: ({ comment }) => comment },
  {
    name: CLIENT_COLUMN.name,
    cell: ({ client }, { language }) => client ?? EVENT_COLUMN_WORDS.process[language],
  },
  { name: EVENT_COLUMN_WORDS.assignedTo, cell: ({ assignedTo }) => assignedTo },
  { name: ORDER_COLUMN_WORDS.number, cell: ({ orderId }) => orderId },
  {
    name: EVENT_COLUMN_WORDS.note,
    cell: ({ acknowledgedBy, acknowledgedOn, note }, { moment }) =>
      [acknowledgedBy, moment(acknowledgedOn), note].filter(Boolean).join(', '),
  },
]

/** The events that the address of the list asks for, as a file. */
export const eventList = declaredList(eventsAddress, (context, state) => {
  const { world, language } = context
  const filter = filterOf(context, {
    ...eventsFilter(state, world.regions.current().timeZone),
    sort: saidSort(state.sort),
  })
  const parts = rowsAfter<ListedEvent>((last, limit) =>
    eventsOf(world.db, { ...filter, ...(last && { after: last.event }) }, { limit, offset: 0 }),
  )
  async function* rows(): AsyncGenerator<StaffEvent[]> {
    for await (const part of parts) yield part.map(row => presentEvent(world, row, language))
  }
  return { name: 'events', columns: COLUMNS, rows: rows() }
})
