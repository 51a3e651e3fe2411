import type { ClassMove, PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

interface StepAhead {
  /** First day of the new year. */
  from: PlainDate
  lastGrade: number | null
  classes: readonly ClassMove[]
  successorId: string | null
}

/** The step of a school into a year that is yet to begin, with what it has said of it, where it has taken effect. */
export async function stepAhead(
  tx: Transaction,
  organisationId: string,
  today: PlainDate,
): Promise<StepAhead | undefined> {
  const { rows } = await tx.execute<StepAhead & Record<string, unknown>>(sql`
    select y.valid_from as from, s.last_grade as "lastGrade", coalesce(s.classes, '[]'::jsonb) as classes,
      s.successor_id as "successorId"
    from school_year y
    left join roll_school s on s.school_year_id = y.id and s.organisation_id = ${organisationId}
    where y.valid_from > ${today} and exists (
      select 1 from roll_member m
      where m.school_year_id = y.id and m.organisation_id = ${organisationId} and m.applied_on is not null)
    order by y.valid_from limit 1`)
  return rows[0]
}
