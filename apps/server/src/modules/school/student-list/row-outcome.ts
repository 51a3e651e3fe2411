import {
  actionOf,
  type BatchAction,
  factsAfter,
  factsOfKnown,
  factsOfNew,
  type KnownPupil,
  type ListRow,
  personKey,
  type RowMatch,
} from '@billett/domain'
import type { ReadRow } from './read-list.ts'
import type { ListedRow } from './student-list.repository.ts'

export interface Found {
  batchId: string
  /** Whom these rows are about, as far as they are known. */
  known: ReadonlyMap<string, KnownPupil>
  /** Who is at another place that the reader may look at, by who they are. */
  elsewhere: ReadonlyMap<string, readonly KnownPupil[]>
}

/** So many may be meant by a row, at most. */
const MOST_CANDIDATES = 5

const base = (batchId: string, number: number) => ({ batchId, number, remarks: [] })

/** What is written of somebody whom the list is about; of whom nothing changes only who they are. */
function knownRow({ batchId, known }: Found, { number, pupil, schoolId }: ListRow, id: string): ListedRow {
  const one = known.get(id)
  const before = one ? factsOfKnown(one) : null
  const after = one ? factsAfter(one, pupil, schoolId) : factsOfNew(pupil, schoolId)
  const action: BatchAction = before && !one?.isFormer ? actionOf(before, after) : 'new'
  const row = { ...base(batchId, number), action, partyId: id, organisationId: schoolId, before }
  return { ...row, after: action === 'unchanged' ? null : after }
}

/** What is to be done about a row that can be taken, by whom it is about. */
export function takenRow(found: Found, listed: ListRow, match: RowMatch | undefined): ListedRow {
  const { number, pupil, schoolId } = listed
  const elsewhere = found.elsewhere.get(personKey(pupil)) ?? []
  if (match?.kind === 'known' && !elsewhere.some(({ id }) => id === match.id)) return knownRow(found, listed, match.id)
  const row = { ...base(found.batchId, number), organisationId: schoolId, after: factsOfNew(pupil, schoolId) }
  const near = match?.kind === 'unclear' ? match.candidates.flatMap(id => found.known.get(id) ?? []) : []
  const all = [...near, ...elsewhere]
  if (match?.kind !== 'unclear' && all.length === 0) return { ...row, action: 'new' }
  const candidates = all.slice(0, MOST_CANDIDATES).map(one => ({ id: one.id, before: factsOfKnown(one) }))
  return { ...row, action: 'unclear', remarks: candidates, decision: { pupil } }
}

/** A row that cannot be taken as it stands, with what is wrong with it. */
export const leftRow = (
  batchId: string,
  { number, pupil, schoolId, cells }: ReadRow,
  problems: ReadRow['problems'],
): ListedRow => ({
  ...base(batchId, number),
  action: 'faulty',
  organisationId: schoolId,
  cells,
  after: factsOfNew(pupil, schoolId),
  remarks: problems,
})

/** Somebody who is missing in a list of all. */
export const leavingRow = (batchId: string, number: number, one: KnownPupil): ListedRow => ({
  ...base(batchId, number),
  action: 'leaves',
  partyId: one.id,
  organisationId: one.schoolId,
  before: factsOfKnown(one),
})
