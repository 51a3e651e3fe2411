import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { outsideWall } from '../reach/index.ts'
import type { StoredYear } from './school-year.repository.ts'

/**
 * The rows of the batch follow those of the year. What was reckoned before is not what it costs any more. A school says
 * so of its own pupils although it does not see the batch of all. They are joined one by one: right after the rows of
 * thousands were written PostgreSQL knows nothing of them, and would read the whole batch for each pupil.
 */
export const followBatch = (tx: Transaction, year: StoredYear, partyIds: readonly string[]): Promise<void> =>
  outsideWall(tx, async () => {
    await tx.execute(sql`
      update batch_row row set action = m.kind, before = m.before, after = m.after, remarks = jsonb_build_array(m.why)
      from unnest(${sql.param(partyIds)}::uuid[]) as asked (id)
      join roll_member m on m.school_year_id = ${year.id} and m.party_id = asked.id
      where row.batch_id = ${year.batchId} and row.party_id = asked.id and row.applied_on is null`)
    await tx.execute(sql`
      update batch set state = 'compared', version = version + 1 where id = ${year.batchId} and state = 'rehearsed'`)
  })
