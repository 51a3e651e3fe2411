import { addDays, addMonths, canBeHandedOver, type PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isContractIn } from '../../../db/state-in.ts'

/** Days after a birthday on which parents are still written to; who was written to is not again. */
const TOLD_WITHIN = 14

const MONTHS_OF_AGE = 12 * 18

/** Running contracts that parents applied for, of children who have come of age in the last days. */
export async function cameOfAge(
  db: Statements,
  { clientId, today }: { clientId: string; today: PlainDate },
): Promise<{ contractId: string }[]> {
  const [youngest, oldest] = [today, addDays(today, -TOLD_WITHIN)].map(day => addMonths(day, -MONTHS_OF_AGE))
  const { rows } = await db.execute<{ contractId: string; birthDate: PlainDate; concludedOn: PlainDate }>(sql`
    select c.id as "contractId", person.birth_date as "birthDate",
      to_char(c.submitted_on at time zone 'Europe/Berlin', 'YYYY-MM-DD') as "concludedOn"
    from party_person person join contract c on c.holder_id = person.party_id
    join applied_child child on child.contract_id = c.id
    where c.client_id = ${clientId} and person.birth_date between ${oldest} and ${youngest}
      and c.subscriber_id <> c.holder_id and ${isContractIn(sql`c.state`)}`)
  return rows.filter(({ birthDate, concludedOn }) => canBeHandedOver(birthDate, concludedOn, today))
}
