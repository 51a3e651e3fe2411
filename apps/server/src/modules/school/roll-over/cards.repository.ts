import type { CardPlan } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

interface CardRow {
  partyId: string
  contractId: string
  /** When the card was made; null: there is none. */
  madeOn: string | null
  isOutOfDate: boolean
}

/** Cards of pupils who were taken into the year and of which nothing was said yet. */
export async function cardsToPlan(tx: Transaction, yearId: string): Promise<CardRow[]> {
  const { rows } = await tx.execute<CardRow & Record<string, unknown>>(sql`
    select m.party_id as "partyId", m.contract_id as "contractId", m.kind = 'changedSchool' as "isOutOfDate",
      to_char(card.sent_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeOn"
    from roll_member m left join lateral (
      select medium.sent_on from medium where medium.contract_id = m.contract_id and medium.blocked_on is null
      order by medium.arrives_on desc limit 1
    ) as card on true
    where m.school_year_id = ${yearId} and m.applied_on is not null and m.kind <> 'leaves' and m.card is null
      and m.contract_id is not null order by m.party_id for update of m`)
  return rows
}

export interface PlannedCard {
  partyId: string
  card: CardPlan
}

/** Keeps what becomes of the cards of pupils. */
export async function keepCards(tx: Transaction, yearId: string, planned: readonly PlannedCard[]): Promise<void> {
  await tx.execute(sql`
    update roll_member m set card = one.card
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as one ("partyId" uuid, card text)
    where m.school_year_id = ${yearId} and m.party_id = one."partyId"`)
}
