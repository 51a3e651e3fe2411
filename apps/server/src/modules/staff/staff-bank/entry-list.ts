import { BANK_COLUMN_WORDS, BANK_KIND_WORDS, BANK_REASON_WORDS } from '@billett/contract'
import { bankAddress } from '@billett/contract/lists/bank-address.ts'
import { saidSort } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { declaredList, exportsPersonal, type ListColumn, namesOfStaff, rowsByPage } from '../listing/index.ts'
import { type ListedEntry, laidAsideEntries, waitingEntries } from './bank-desk.queries.ts'

interface Line {
  entry: ListedEntry
  /** Who has laid it aside. */
  by: string | null
}

const columns = (isPersonal: boolean): readonly ListColumn<Line>[] => [
  { name: BANK_COLUMN_WORDS.kind, cell: ({ entry }, { language }) => BANK_KIND_WORDS[entry.kind][language] },
  {
    name: BANK_COLUMN_WORDS.reason,
    cell: ({ entry }, { language }) => BANK_REASON_WORDS[entry.reason ?? 'unknown'][language],
  },
  { name: BANK_COLUMN_WORDS.bookedOn, cell: ({ entry: { bookedOn } }) => bookedOn && { on: bookedOn } },
  {
    name: BANK_COLUMN_WORDS.amount,
    cell: ({ entry: { cents, currency } }) => (cents === null ? null : { cents, currency }),
  },
  { name: BANK_COLUMN_WORDS.code, cell: ({ entry }) => entry.code },
  {
    name: BANK_COLUMN_WORDS.about,
    cell: ({ entry: { creditorReference, endToEndId, mandate, name } }) =>
      creditorReference ?? endToEndId ?? mandate ?? (isPersonal ? name : null),
  },
  { name: BANK_COLUMN_WORDS.laidAsideBy, cell: ({ by }) => by },
]

/** Lines of the bank as a file; who is on the other side is named to whoever may export personal details. */
export const bankList = declaredList(bankAddress, (context, { list, sort }) => {
  const { db } = context.world
  const isPersonal = exportsPersonal(context)
  const read = list === 'laidAside' ? laidAsideEntries : waitingEntries
  const rows = rowsByPage(async window => {
    const entries = (await read(db, clientIdOf(context.world), window, saidSort(sort))).map(({ entry }) => entry)
    const names = await namesOfStaff(
      db,
      entries.flatMap(({ decidedBy }) => decidedBy ?? []),
    )
    return entries.map(entry => ({ entry, by: entry.decidedBy && (names.get(entry.decidedBy) ?? entry.decidedBy) }))
  })
  return { name: 'bank', columns: columns(isPersonal), rows, isPersonal }
})
