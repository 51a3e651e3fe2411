import { businessDateOf, type Cents, isOwedOn } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { idOf } from '../../../../crypto/id-of.ts'
import type { Statements, Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { openClaims } from '../../collection/index.ts'
import {
  type HandedClaim,
  handedClaims,
  insertHandOver,
  type StoredHandOver,
  takeToHandOver,
} from './hand-over.repository.ts'

/** Cases of one file at most; the others go with the next. */
const MOST = 1000

/**
 * Gives an agency all cases that have come so far and wait for nothing, each once, with what is owed in it now. The id
 * of the record; undefined where there is none. The same cases give the same id, so that a second person agrees to
 * what the first has seen, and to no other cases. Their state stays: whoever pays is clear as from any level.
 */
export async function handOverCases(
  world: World,
  tx: Transaction,
  { by, reason }: { by: string; reason: string },
): Promise<string | undefined> {
  const clientId = clientIdOf(world)
  const cases = await takeToHandOver(tx, clientId, MOST)
  const open = await openClaims(
    tx,
    cases.map(({ payerId }) => payerId),
  )
  const today = businessDateOf(world.clock())
  const given = cases.flatMap(({ id: caseId, payerId }) => {
    const due = (open.get(payerId) ?? []).filter(claim => isOwedOn(today, claim))
    const cents = due.reduce((sum, claim) => sum + claim.cents, 0)
    return cents > 0 ? [{ caseId, cents, due }] : []
  })
  if (given.length === 0) return undefined
  const caseIds = given.map(({ caseId }) => caseId).toSorted()
  const id = idOf(['dunningHandOver', clientId, ...caseIds].join(' '))
  const cents = given.reduce((sum, one) => sum + one.cents, 0)
  const row = { id, clientId, cases: given.length, cents, madeBy: by, reason, madeOn: world.clock() }
  await insertHandOver(
    tx,
    row,
    given.flatMap(({ caseId, due }) =>
      due.map(claim => ({ handOverId: id, caseId, claimId: claim.id, cents: claim.cents })),
    ),
  )
  return id
}

/** A claim that was handed over, and what of it is open now. */
export interface GivenClaim extends HandedClaim {
  openCents: Cents
}

/** The claims of hand-overs with what is left of each: what was paid since has to be taken back from the agency. */
export async function givenClaims(db: Statements, handOvers: readonly StoredHandOver[]): Promise<GivenClaim[]> {
  const claims = await handedClaims(
    db,
    handOvers.map(({ id }) => id),
  )
  const open = await openClaims(db, [...new Set(claims.map(({ payerId }) => payerId))])
  const left = new Map([...open.values()].flat().map(({ id, cents }) => [id, cents]))
  return claims.map(claim => ({ ...claim, openCents: left.get(claim.claimId) ?? 0 }))
}
