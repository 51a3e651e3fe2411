import type { Instant } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { allOfMoving, amongIds, type Invariant, type OfMoving } from '../../../db/invariant.ts'
import { INVARIANTS } from './invariants.ts'
import { ordersOfPart } from './orders-to-check.ts'

/** How many orders one statement looks at. */
const BATCH = 2000

export interface Broken {
  invariant: string
  what: string[]
}

function invariantsOfOrders(orderIds: readonly string[]): Invariant[] {
  const among = amongIds(orderIds)
  return INVARIANTS.flatMap(({ ofOrders }) => ofOrders?.(among) ?? [])
}

const invariantsOfMoved = (of: OfMoving): Invariant[] => INVARIANTS.flatMap(({ ofMoved }) => ofMoved?.(of) ?? [])

const invariantsOfAll = (now: Instant): Invariant[] => INVARIANTS.flatMap(({ ofAll }) => ofAll?.(now) ?? [])

/**
 * Invariants that do not hold of these orders, of what money moves with (`moved`: of these rows), or (`ofAllAt`) of
 * everything together at that moment, with the ids of what breaks them.
 */
export async function brokenAmong(
  db: Statements,
  orderIds: readonly string[],
  { moved, ofAllAt }: { moved: OfMoving | undefined; ofAllAt: Instant | undefined },
): Promise<Broken[]> {
  const broken = new Map<string, string[]>()
  const check = async ({ name, broken: query }: Invariant) => {
    const { rows } = await db.execute<{ what: string }>(query)
    if (rows.length > 0) broken.set(name, [...(broken.get(name) ?? []), ...rows.map(row => row.what)])
  }
  for (let first = 0; first < orderIds.length; first += BATCH) {
    for (const invariant of invariantsOfOrders(orderIds.slice(first, first + BATCH))) await check(invariant)
  }
  if (moved) for (const invariant of invariantsOfMoved(moved)) await check(invariant)
  if (ofAllAt) for (const invariant of invariantsOfAll(ofAllAt)) await check(invariant)
  return [...broken].map(([invariant, what]) => ({ invariant, what }))
}

/** Every invariant that does not hold, looked for in everything there is, however old. */
export const brokenInvariants = async (db: Statements, now: Instant): Promise<Broken[]> =>
  brokenAmong(db, await ordersOfPart(db, { index: 0, count: 1 }), {
    moved: allOfMoving,
    ofAllAt: now,
  })
