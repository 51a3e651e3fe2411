import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

/** What parents have said by the link of their letter, of a row `m`; both are possible. */
export type ParentsSaid = 'paysSelf' | 'proof'

export const PARENTS_SAID = sql`array_remove(array[
  case when m.agreed_cents is not null or m.parents_said = 'paysSelf' then 'paysSelf' end,
  case when m.parents_said = 'proof' then 'proof' end], null)`

interface OfPupil {
  yearId: string
  partyId: string
}

/** They pay the price themselves. Who has decided about the way stays: it is not they who do. */
export async function keepAgreed(tx: Transaction, { yearId, partyId }: OfPupil, cents: number): Promise<void> {
  await tx.execute(sql`
    update roll_member set pays_self = true, agreed_cents = ${cents}
    where school_year_id = ${yearId} and party_id = ${partyId}`)
}

export async function keepProofGiven(tx: Transaction, { yearId, partyId }: OfPupil): Promise<void> {
  await tx.execute(sql`
    update roll_member set parents_said = 'proof' where school_year_id = ${yearId} and party_id = ${partyId}`)
}

/** Nobody pays a price that they have not agreed to: they are written to again. Gives whom it is about. */
export async function dropOtherPrices(tx: Transaction, yearId: string, ownPrice: number | null): Promise<string[]> {
  const { rows } = await tx.execute<{ partyId: string }>(sql`
    update roll_member m set pays_self = false, agreed_cents = null, letter = 'needed', letter_printed_on = null
    where m.school_year_id = ${yearId} and m.applied_on is null and m.is_entitled = false and m.pays_self
      and m.agreed_cents is distinct from ${ownPrice}::integer and m.agreed_cents is not null
    returning m.party_id as "partyId"`)
  return rows.map(({ partyId }) => partyId)
}
