import {
  type KnownPupil,
  matchRows,
  meantBy,
  personKey,
  type RowIdentity,
  type RowMatch,
  whoLeaves,
} from '@billett/domain'
import type { BatchScene, Tell } from '../batch/index.ts'
import { type Enrolled, knownIdentities, knownPupils, pupilsElsewhere, schoolsInside } from './known-pupils.queries.ts'
import { type ListReading, listedRows, listReading, type ReadRow } from './read-list.ts'
import { rowKey } from './row-key.ts'
import { leavingRow, leftRow, takenRow } from './row-outcome.ts'
import { decisionsOf, insertBatchRows, type ListedRow, removeRows } from './student-list.repository.ts'
import { type WhoIsListed, whoIsListed } from './who-is-listed.ts'

/** Rows that are written together. */
const TOGETHER = 1000

/** What others have decided of rows like these, by what the rows say. */
function decisionsFor(rows: readonly RowIdentity[], stored: ReadonlyMap<string, string>): Map<string, string> {
  if (stored.size === 0) return new Map()
  return new Map(
    rows.flatMap(({ pupil }) => {
      const partyId = stored.get(rowKey(pupil))
      return partyId ? [[personKey(pupil), partyId] as const] : []
    }),
  )
}

interface Compared {
  matches: ReadonlyMap<number, RowMatch>
  elsewhere: ReadonlyMap<string, readonly KnownPupil[]>
  /** Ids of those who are missing. */
  leavers: readonly string[]
}

/** Who is meant by rows that are new here, and is at another place that the reader may look at: by who they are. */
async function knownElsewhere(
  { context, batch }: BatchScene,
  rows: readonly RowIdentity[],
  matches: ReadonlyMap<number, RowMatch>,
  all: readonly Enrolled[],
): Promise<Map<string, KnownPupil[]>> {
  const here = new Set(all.flatMap(({ id, isFormer }) => (isFormer ? [] : id)))
  const isHere = (match: RowMatch | undefined) => match?.kind === 'known' && here.has(match.id)
  const open = rows.filter(({ number }) => !isHere(matches.get(number)))
  const births = [...new Set(open.map(({ pupil }) => pupil.birthDate))]
  const asked = { organisationId: batch.organisationId, day: batch.effectiveOn, births }
  return Map.groupBy(await pupilsElsewhere(context, context.world.db, asked), personKey)
}

/** Whom the rows are about, and who is missing. Of everybody no more is held than what tells them apart. */
async function compared(scene: BatchScene, { settings }: ListReading, listed: WhoIsListed): Promise<Compared> {
  const { context, batch } = scene
  const { db } = context.world
  const { organisationId, effectiveOn: day } = batch
  const all = await db.transaction(tx => knownIdentities(context, tx, { organisationId, day }))
  const matches = matchRows(listed.rows, all, decisionsFor(listed.rows, await decisionsOf(db, organisationId)))
  const isOfMany = settings.reading.columns.includes('schoolNumber')
  const schools = new Set(isOfMany ? listed.rows.map(({ schoolId }) => schoolId) : [organisationId])
  // Who comes later on is not expected in the list yet.
  const missing = settings.isWhole
    ? whoLeaves({ known: all, matches, left: listed.left, schools }).filter(({ from }) => from < day)
    : []
  const leavers = missing.map(({ id }) => id).toSorted()
  return { matches, leavers, elsewhere: await knownElsewhere(scene, listed.rows, matches, all) }
}

/** So many of those who come some at a time. */
async function* inGroups<One>(all: AsyncIterable<readonly One[]>, most: number): AsyncGenerator<One[]> {
  let some: One[] = []
  for await (const few of all)
    for (const one of few)
      if (some.push(one) === most) {
        yield some
        some = []
      }
  if (some.length > 0) yield some
}

/** What would become of everybody, some at a time: the list is read once more, and who is known asked for with it. */
async function* outcomes(
  scene: BatchScene,
  by: ListReading,
  { doubles, last }: WhoIsListed,
  { matches, elsewhere, leavers }: Compared,
): AsyncGenerator<ListedRow[]> {
  const { context, batch } = scene
  const there = { organisationId: batch.organisationId, day: batch.effectiveOn }
  const knownBy = async (ids: readonly string[]) =>
    new Map((await knownPupils(context, context.world.db, there, ids)).map(one => [one.id, one]))
  const at = by.settings.reading.columns.indexOf('lastName')
  const twice = { column: at < 0 ? null : at, field: 'lastName', fault: 'twice' } as const
  const problemsOf = ({ number, problems }: ReadRow) => (doubles.has(number) ? [twice] : problems)
  for await (const rows of inGroups(listedRows(scene, by), TOGETHER)) {
    const known = await knownBy(rows.flatMap(({ number }) => meantBy(matches.get(number))))
    yield rows.map(row => {
      const problems = problemsOf(row)
      if (problems.length > 0) return leftRow(batch.id, row, problems)
      return takenRow({ batchId: batch.id, known, elsewhere }, row, matches.get(row.number))
    })
  }
  for (let from = 0; from < leavers.length; from += TOGETHER) {
    const ids = leavers.slice(from, from + TOGETHER)
    const known = await knownBy(ids)
    yield ids.flatMap((id, index) => {
      const one = known.get(id)
      return one ? leavingRow(batch.id, last + 1 + from + index, one) : []
    })
  }
}

/** Holds a list against who is known, and writes what would become of everybody. */
export async function compareList(scene: BatchScene, tell: Tell): Promise<void> {
  const { context, batch } = scene
  const { db } = context.world
  const by = await listReading(scene, await schoolsInside(context, db, batch.organisationId))
  const listed = await whoIsListed(scene, by, tell)
  const found = await compared(scene, by, listed)
  const due = listed.rows.length + listed.left.length + found.leavers.length
  await removeRows(db, batch.id)
  let done = 0
  for await (const rows of outcomes(scene, by, listed, found)) {
    await db.transaction(tx => insertBatchRows(tx, rows))
    done += rows.length
    await tell(done, due)
  }
}
