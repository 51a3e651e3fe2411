import { businessDateOf, claimToday, type ParkReason, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { withoutThrowing } from '../../run/part/index.ts'
import { park } from '../../subscription/contract/index.ts'
import { openRun } from './billing-run.repository.ts'
import { bookClaims, type ClaimOf, setNextLooks, takeDue } from './claim.repository.ts'
import { factsReader } from './contract-facts.ts'

/** Contracts claimed in one transaction. */
const PART = 1000

const FAILED = { ok: false, reason: 'failed' } as const

/** Which contracts: `most` of those that come after one in the order of ids. */
export interface Which {
  most?: number | undefined
  after?: string | undefined
}

export interface Part {
  /** How many contracts were looked at. */
  looked: number
  /** There may be more. */
  isFull: boolean
  booked: number
  parked: number
  /** Id of the last one; undefined where there was none. */
  last: string | undefined
}

/**
 * Claims what is owed by some contracts that are due, in one transaction: it is all booked, or nothing is. A contract
 * whose claims cannot be told is parked for people to look at, and the others go on.
 */
export async function claimPart(world: World, tx: Transaction, { most = PART, after }: Which = {}): Promise<Part> {
  const clientId = clientIdOf(world)
  const now = world.clock()
  const day = businessDateOf(now)
  const due = await takeDue(tx, { clientId, day, most, after })
  if (due.length === 0) return { looked: 0, isFull: false, booked: 0, parked: 0, last: undefined }
  const runId = await openRun(tx, { id: world.newRowId(), clientId, day, begunOn: now })
  const factsOf = await factsReader(world, tx, due)
  const claims: ClaimOf[] = []
  const parked = new Map<string, ParkReason>()
  const looks = new Map<string, PlainDate | null>()
  for (const contract of due) {
    const about = { contractId: contract.id }
    const tried = withoutThrowing(world, { saying: 'a contract cannot be claimed', about }, () =>
      claimToday(factsOf(contract)),
    )
    const today = tried.ok ? tried.value : FAILED
    looks.set(contract.id, today.ok ? today.nextLook : null)
    if (!today.ok) parked.set(contract.id, today.reason)
    else claims.push(...today.claims.map(claim => ({ contractId: contract.id, claim })))
  }
  await bookClaims(tx, { clientId, runId, bookedOn: now, newRowId: world.newRowId }, claims)
  await setNextLooks(tx, looks)
  await park(tx, { recordedOn: now, today: day }, parked)
  return {
    looked: due.length,
    isFull: due.length === most,
    booked: claims.length,
    parked: parked.size,
    last: due.at(-1)?.id,
  }
}
