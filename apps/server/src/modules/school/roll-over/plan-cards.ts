import { businessDateOf, type CardPlan, cardPlan, type Happening } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import type { StoredYear } from './school-year.repository.ts'

interface CardRow {
  partyId: string
  contractId: string
  /** When the card was made; null: there is none. */
  madeOn: string | null
  isOutOfDate: boolean
}

/** Cards of pupils who were taken into the year and of which nothing was said yet. */
async function cardsToPlan(tx: Transaction, yearId: string): Promise<CardRow[]> {
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

/** Says which cards stay, and orders those that are made anew: of another school, or with a photo that is too old. */
export async function planCards(context: Context, tx: Transaction, year: StoredYear): Promise<void> {
  const { world, visitor } = context
  const now = world.clock()
  const today = businessDateOf(now)
  const planned: { partyId: string; card: CardPlan }[] = []
  for (const { partyId, contractId, madeOn, isOutOfDate } of await cardsToPlan(tx, year.id)) {
    // A photo is as old as its card at least: nobody has kept when it was taken.
    const card = madeOn === null ? null : { photoOn: businessDateOf(madeOn), goodUntil: null }
    const plan = cardPlan({ card, isOutOfDate, yearUntil: year.validUntil }, year.validFrom, year.photoYears)
    planned.push({ partyId, card: plan })
    if (plan !== 'reprint') continue
    const stored = (await lockContract(tx, clientIdOf(world), contractId)) ?? refuse('contractNotFound')
    const anew: Happening = {
      kind: 'mediumChanged',
      effectiveOn: year.validFrom,
      payload: { medium: { kind: 'chip', serial: null } },
    }
    await record(tx, stored, { recordedOn: now, actorId: visitor.id, today }, anew)
  }
  await tx.execute(sql`
    update roll_member m set card = one.card
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as one ("partyId" uuid, card text)
    where m.school_year_id = ${year.id} and m.party_id = one."partyId"`)
}
