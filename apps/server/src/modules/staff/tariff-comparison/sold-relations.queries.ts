import { MOST_RELATIONS, type ReferenceRelation } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { order } from '../../../db/schema/index.ts'
import { decodeRelation } from '../../travel/relation/index.ts'

/**
 * What was sold since a day, the most often first, by all companies together. Of a trip it is where it went, not its
 * lines.
 */
export async function soldRelations(db: Statements, since: string): Promise<ReferenceRelation[]> {
  const relation = sql`ticket #>> '{choice,relationId}'`
  const { rows } = await db.execute<{ relation: string }>(sql`
    select ${relation} as relation from ${order}, jsonb_array_elements(${order.tickets}) ticket
    where ${order.paidOn} >= ${since} and ${relation} is not null
    group by 1 order by count(*) desc, 1 limit ${MOST_RELATIONS}`)
  return rows.flatMap(({ relation: id }) => {
    const known = decodeRelation(id)
    return known ? [{ origin: known.origin, destination: known.destination, via: known.via }] : []
  })
}
