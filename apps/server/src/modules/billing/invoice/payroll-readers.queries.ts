import { portalRight } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** Who of a company may see its money in the portal, by their address. */
export async function payrollReaders(db: Statements, companyId: string): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select account.email from contact_person person join user_account account on account.id = person.account_id
    where person.organisation_id = ${companyId} and person.ended_on is null and account.state = 'active'
      and person.rights @> ${JSON.stringify([portalRight('FinancialReport')])}::jsonb
    order by account.email`)
  return rows.map(({ email }) => email)
}
