import type { StaffAct, StaffActFilter } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import type { Answer } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { CSV_BEGIN, csvLine } from '../../../spreadsheet/csv-line.ts'
import { presentAct } from './act.present.ts'
import { type After, listedActs } from './acts.queries.ts'
import { filterOf } from './search-acts.ts'

/** Acts that are held at a time. */
const AT_ONCE = 1000

interface Column {
  de: string
  en: string
  of: (act: StaffAct) => string | null
}

const COLUMNS: readonly Column[] = [
  { de: 'Nummer', en: 'Number', of: ({ number }) => `${number}` },
  { de: 'Zeitpunkt', en: 'Time', of: ({ on }) => on },
  { de: 'Name', en: 'Name', of: ({ actorName }) => actorName },
  { de: 'Konto', en: 'Account', of: ({ actorId }) => actorId },
  { de: 'IP-Adresse', en: 'IP address', of: ({ address }) => address },
  { de: 'Aufruf', en: 'Call', of: ({ call }) => call },
  { de: 'Art', en: 'Kind', of: ({ subjectKind }) => subjectKind },
  { de: 'Gegenstand', en: 'Subject', of: ({ subjectId }) => subjectId },
  { de: 'Mandant', en: 'Client', of: ({ client }) => client },
  { de: 'Vorher', en: 'Before', of: ({ before }) => before },
  { de: 'Nachher', en: 'After', of: ({ after }) => after },
  { de: 'Prüfsumme', en: 'Hash', of: ({ hash }) => hash },
]

const lineOf = (act: StaffAct): string => csvLine(COLUMNS.map(column => column.of(act)))

async function* linesOf({ world, language, ...asking }: Context, query: StaffActFilter): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(COLUMNS.map(column => column[language]))
  const filter = filterOf({ world, language, ...asking }, query)
  let last: After
  do {
    const rows = await listedActs(world.db, filter, { limit: AT_ONCE, offset: 0 }, last)
    yield rows.map(row => lineOf(presentAct(world, row))).join('')
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.act
  } while (last)
}

/** The acts that are looked for as CSV, read while they are sent, so that a long file needs no more memory. */
export const exportActs = (context: Context, query: StaffActFilter): Answer<never> => ({
  streamed: {
    chunks: linesOf(context, query),
    mimeType: 'text/csv; charset=utf-8',
    fileName: `audit-${businessDateOf(context.world.realClock())}.csv`,
  },
})
