import { businessDateOf, type Cents, isOwedOn } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type OpenClaim, openClaims } from '../collection/index.ts'
import { feesByDebit } from './fees-by-debit.ts'

/** What is owed, and under which contracts. */
interface Owed {
  cents: Cents
  contractIds: string[]
}

/** What of a payer's open claims was due by today, less what is credited to them. */
export function owedOf(world: Pick<World, 'clock'>, open: readonly OpenClaim[]): Owed {
  const today = businessDateOf(world.clock())
  const due = open.filter(claim => isOwedOn(today, claim))
  return {
    cents: due.reduce((sum, { cents }) => sum + cents, 0),
    contractIds: [...new Set(due.filter(({ cents }) => cents > 0).map(({ contractId }) => contractId))],
  }
}

/** The same of somebody of whom nothing else is known. */
export const owedBy = async (world: World, db: Statements, payerId: string): Promise<Owed> =>
  owedOf(world, (await openClaims(db, [payerId])).get(payerId) ?? [])

/** What somebody is dunned for: nothing where the rest comes with the next debit by itself. */
export async function dunnedFor(world: World, db: Statements, payerId: string): Promise<Owed> {
  const open = await openClaims(db, [payerId])
  if ((await feesByDebit(world, db, open)).has(payerId)) return { cents: 0, contractIds: [] }
  return owedOf(world, open.get(payerId) ?? [])
}
