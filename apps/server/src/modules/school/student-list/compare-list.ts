import {
  actionOf,
  type BatchAction,
  factsAfter,
  factsOfKnown,
  factsOfNew,
  type KnownPupil,
  type ListRow,
  matchRows,
  personKey,
  type RowMatch,
  whoLeaves,
} from '@billett/domain'
import type { BatchScene, Tell } from '../batch/index.ts'
import { knownPupils, pupilsElsewhere, schoolsInside } from './known-pupils.queries.ts'
import { type LeftRow, readList } from './read-list.ts'
import { rowKey } from './row-key.ts'
import { decisionsOf, insertBatchRows, type ListedRow, removeRows, settingsOf } from './student-list.repository.ts'

/** Rows that are written together. */
const TOGETHER = 1000

/** What others have decided of rows like these, by what the rows say. */
function decisionsFor(rows: readonly ListRow[], stored: ReadonlyMap<string, string>): Map<string, string> {
  if (stored.size === 0) return new Map()
  return new Map(
    rows.flatMap(({ pupil }) => {
      const partyId = stored.get(rowKey(pupil))
      return partyId ? [[personKey(pupil), partyId] as const] : []
    }),
  )
}

interface Found {
  batchId: string
  known: ReadonlyMap<string, KnownPupil>
  /** Who is at another place that the reader may look at, by who they are. */
  elsewhere: ReadonlyMap<string, readonly KnownPupil[]>
}

/** So many may be meant by a row, at most. */
const MOST_CANDIDATES = 5

/** Who is meant by rows that are new here, and is at another place that the reader may look at: by who they are. */
async function knownElsewhere(
  { context, batch }: BatchScene,
  rows: readonly ListRow[],
  { known, matches }: { known: ReadonlyMap<string, KnownPupil>; matches: ReadonlyMap<number, RowMatch> },
): Promise<Map<string, KnownPupil[]>> {
  const isHere = (match: RowMatch | undefined) => match?.kind === 'known' && known.get(match.id)?.isFormer === false
  const open = rows.filter(({ number }) => !isHere(matches.get(number)))
  const births = [...new Set(open.map(({ pupil }) => pupil.birthDate))]
  const asked = { organisationId: batch.organisationId, day: batch.effectiveOn, births }
  return Map.groupBy(await pupilsElsewhere(context, context.world.db, asked), personKey)
}

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

/** What is to be done about a row, by whom it is about. */
function rowOf(found: Found, listed: ListRow, match: RowMatch | undefined): ListedRow {
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

const leftRow = (batchId: string, { number, pupil, schoolId, cells, problems }: LeftRow): ListedRow => ({
  ...base(batchId, number),
  action: 'faulty',
  organisationId: schoolId,
  cells,
  after: factsOfNew(pupil, schoolId),
  remarks: problems,
})

const leavingRow = (batchId: string, number: number, one: KnownPupil): ListedRow => ({
  ...base(batchId, number),
  action: 'leaves',
  partyId: one.id,
  organisationId: one.schoolId,
  before: factsOfKnown(one),
})

/** So many at a time, made when they are asked for. */
function* inGroups<One>(all: Iterable<One>, most: number): Generator<One[]> {
  let some: One[] = []
  for (const one of all)
    if (some.push(one) === most) {
      yield some
      some = []
    }
  if (some.length > 0) yield some
}

/** Holds a list against who is known, and writes what would become of everybody. */
export async function compareList(scene: BatchScene, tell: Tell): Promise<void> {
  const { context, batch } = scene
  const { db } = context.world
  const settings = await settingsOf(db, batch.id)
  const schools = await schoolsInside(context, db, batch.organisationId)
  const { taken, left, lines } = await readList(scene, { schools, settings }, tell)
  const day = batch.effectiveOn
  const all = await db.transaction(tx => knownPupils(context, tx, { organisationId: batch.organisationId, day }))
  const known = new Map(all.map(one => [one.id, one]))
  const matches = matchRows(taken, all, decisionsFor(taken, await decisionsOf(db, batch.organisationId)))
  const isOfMany = settings.reading.columns.includes('schoolNumber')
  const listed = new Set(isOfMany ? taken.map(({ schoolId }) => schoolId) : [batch.organisationId])
  // Who comes later on is not expected in the list yet.
  const leavers = settings.isWhole
    ? whoLeaves({ known: all, matches, left, schools: listed }).filter(({ from }) => from < day)
    : []
  const ordered = leavers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const found = { batchId: batch.id, known, elsewhere: await knownElsewhere(scene, taken, { known, matches }) }
  const due = taken.length + left.length + ordered.length
  function* rows(): Generator<ListedRow> {
    for (const one of taken) yield rowOf(found, one, matches.get(one.number))
    for (const one of left) yield leftRow(batch.id, one)
    for (const [index, one] of ordered.entries()) yield leavingRow(batch.id, lines + 1 + index, one)
  }
  await removeRows(db, batch.id)
  let done = 0
  for (const some of inGroups(rows(), TOGETHER)) {
    await db.transaction(tx => insertBatchRows(tx, some))
    done += some.length
    await tell(done, due)
  }
}
