import { businessDateOf, type Cents, isOwedOn } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { idOf } from '../../../../crypto/id-of.ts'
import type { Statements, Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { announce } from '../../../run/webhook/index.ts'
import { openClaims } from '../../collection/index.ts'
import {
  claimsOfHandOvers,
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
  await announce(tx, {
    clientId,
    event: 'debtsHandedOver',
    data: { handOverId: id, cases: row.cases, cents },
    on: row.madeOn,
  })
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
  const left = await leftOf(db, claims)
  return claims.map(claim => ({ ...claim, openCents: left.get(claim.claimId) ?? 0 }))
}

/** What is left of each hand-over, by its id. */
export async function leftOfHandOvers(
  db: Statements,
  handOvers: readonly StoredHandOver[],
): Promise<ReadonlyMap<string, Cents>> {
  const claims = await claimsOfHandOvers(
    db,
    handOvers.map(({ id }) => id),
  )
  const left = await leftOf(db, claims)
  const sums = new Map<string, Cents>()
  for (const { handOverId, claimId } of claims)
    sums.set(handOverId, (sums.get(handOverId) ?? 0) + (left.get(claimId) ?? 0))
  return sums
}

/** What is open of the claims of some payers, by their ids. */
async function leftOf(db: Statements, of: readonly { payerId: string }[]): Promise<ReadonlyMap<string, Cents>> {
  const open = await openClaims(db, [...new Set(of.map(({ payerId }) => payerId))])
  return new Map([...open.values()].flat().map(({ id, cents }) => [id, cents]))
}
