import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import type { Heard } from './apply-answer.ts'

/** Lines that are applied together: what they ask of the database travels together. */
const MOST = 20

/** The debit that a line says came back. */
const returnedIn = ({ answer }: Heard): string | null =>
  answer.kind === 'movement' && answer.returnCode !== null ? answer.endToEndId : null

/**
 * Lines of a message in their order, some at a time: those that are applied together are returns of different payers
 * and contracts, so that none of them finds what another is about to change. Any other line is alone.
 */
export async function linesApart(db: Statements, clientId: string, part: readonly Heard[]): Promise<Heard[][]> {
  const touched = await touchedBy(
    db,
    clientId,
    part.flatMap(heard => returnedIn(heard) ?? []),
  )
  const groups: Heard[][] = []
  let open = new Set<string>()
  for (const heard of part) {
    const reference = returnedIn(heard)
    const ids = (reference !== null && touched.get(reference)) || undefined
    const last = groups.at(-1)
    if (last && ids && open.size > 0 && last.length < MOST && !ids.some(id => open.has(id))) last.push(heard)
    else {
      groups.push([heard])
      open = new Set()
    }
    for (const id of ids ?? []) open.add(id)
  }
  return groups
}

/** The payer and the contracts of each debit of a client, by its reference. */
async function touchedBy(
  db: Statements,
  clientId: string,
  endToEndIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (endToEndIds.length === 0) return new Map()
  const { rows } = await db.execute<{ reference: string; ids: string[] }>(sql`
    select c.end_to_end_id as reference, array_agg(distinct claim.contract_id::text) || c.payer_id::text as ids
    from collection c
    join collection_claim part on part.collection_id = c.id
    join claim on claim.id = part.claim_id
    where c.client_id = ${clientId} and c.end_to_end_id = any(${sql.param([...endToEndIds])}::text[])
    group by c.id`)
  return new Map(rows.map(({ reference, ids }) => [reference, ids]))
}
