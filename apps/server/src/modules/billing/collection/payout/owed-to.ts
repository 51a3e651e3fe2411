import { businessDateOf, type PayoutAnswer, payoutOf } from '@billett/domain'
import type { Statements } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { type OpenClaim, openClaims } from '../open-claims.queries.ts'
import type { CreditedPayer } from './owed-payers.queries.ts'

export interface OwedTo {
  payer: CreditedPayer
  answer: PayoutAnswer
  /** All that is open of theirs: what they are credited, and what they owe, which comes off it. */
  open: OpenClaim[]
}

/** Payers that are read at once. */
const PART = 500

type NextPart = (part: { after: CreditedPayer | undefined; most: number }) => Promise<CreditedPayer[]>

/** To whom money is owed, one after the other, of payers that are read in parts of `most` until nobody is left. */
export async function* owedInTurn(world: World, db: Statements, next: NextPart, most = PART): AsyncGenerator<OwedTo> {
  let after: CreditedPayer | undefined
  for (;;) {
    const payers = await next({ after, most })
    yield* await owedTo(world, db, payers)
    after = payers.at(-1)
    if (payers.length < most) return
  }
}

/**
 * To whom of some payers money is owed, and whether it can be paid. Of somebody who gets invoices nothing before all of
 * it stands on one, since it would be asked for, or credited, there once more.
 */
export async function owedTo(world: World, db: Statements, payers: readonly CreditedPayer[]): Promise<OwedTo[]> {
  const today = businessDateOf(world.clock())
  const claims = await openClaims(
    db,
    payers.map(({ id }) => id),
  )
  return payers.flatMap(payer => {
    const open = claims.get(payer.id) ?? []
    if (payer.method === 'invoice' && open.some(({ isInvoiced }) => !isInvoiced)) return []
    const openCents = open.reduce((sum, { cents }) => sum + cents, 0)
    const answer = payoutOf({ ...payer, openCents }, today)
    return answer ? [{ payer, answer, open }] : []
  })
}
