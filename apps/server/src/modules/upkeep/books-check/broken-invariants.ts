import type { Instant } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import {
  allOfMoving,
  amongIds,
  eachOfMoving,
  type Invariant,
  type OfMoving,
  thoseThatBreak,
} from '../../../db/invariant.ts'
import { INVARIANTS } from './invariants.ts'
import { idsByMoving, type Moved, ofMovedRows } from './moved-rows.ts'
import { ordersOfPart } from './orders-to-check.ts'

/** How many orders one statement looks at. */
const BATCH = 2000

export interface Broken {
  invariant: string
  what: string[]
}

const invariantsOfMoved = (of: OfMoving): Invariant[] => INVARIANTS.flatMap(({ ofMoved }) => ofMoved?.(of) ?? [])

/** Those that do not hold, with the ids of what breaks them. */
async function brokenOf(db: Statements, invariants: readonly Invariant[]): Promise<Broken[]> {
  const found: Broken[] = []
  for (const { name, broken } of invariants) {
    const { rows } = await db.execute<{ what: string }>(broken)
    if (rows.length > 0) found.push({ invariant: name, what: rows.map(({ what }) => what) })
  }
  return found
}

/** What does not hold of these orders, their money and their tickets. */
export function brokenOfOrders(db: Statements, orderIds: readonly string[]): Promise<Broken[]> {
  const among = amongIds(orderIds)
  return brokenOf(
    db,
    INVARIANTS.flatMap(({ ofOrders }) => ofOrders?.(among) ?? []),
  )
}

/** What does not hold of what money moves with, of these rows. */
export const brokenOfMoved = (db: Statements, rows: readonly Moved[]): Promise<Broken[]> =>
  rows.length === 0 ? Promise.resolve([]) : brokenOf(db, invariantsOfMoved(ofMovedRows(rows)))

/** What does not hold of everything together at a moment. */
export const brokenOfAll = (db: Statements, now: Instant): Promise<Broken[]> =>
  brokenOf(
    db,
    INVARIANTS.flatMap(({ ofAll }) => ofAll?.(now) ?? []),
  )

/** Which of these rows break one of these invariants. */
export async function breaking(db: Statements, rows: readonly Moved[], broken: readonly Broken[]): Promise<Moved[]> {
  const names = new Set(broken.map(({ invariant }) => invariant))
  const found = new Map<string, Moved>()
  for (const [moving, ids] of idsByMoving(rows)) {
    for (const invariant of invariantsOfMoved(eachOfMoving(moving)).filter(({ name }) => names.has(name))) {
      const { rows: those } = await db.execute<{ id: string }>(thoseThatBreak(ids, invariant))
      for (const { id } of those) found.set(`${moving} ${id}`, { moving, id })
    }
  }
  return [...found.values()]
}

/** The same invariant once, with all that breaks it, each once. */
export function together(found: readonly Broken[]): Broken[] {
  const byName = Map.groupBy(found, ({ invariant }) => invariant)
  return [...byName].map(([invariant, some]) => ({ invariant, what: [...new Set(some.flatMap(({ what }) => what))] }))
}

export const batchesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, number) => ids.slice(number * BATCH, (number + 1) * BATCH))

/** Every invariant that does not hold, looked for in everything there is, however old. */
export async function brokenInvariants(db: Statements, now: Instant): Promise<Broken[]> {
  const found: Broken[] = []
  for (const batch of batchesOf(await ordersOfPart(db, { index: 0, count: 1 })))
    found.push(...(await brokenOfOrders(db, batch)))
  found.push(...(await brokenOf(db, invariantsOfMoved(allOfMoving))))
  found.push(...(await brokenOfAll(db, now)))
  return together(found)
}
