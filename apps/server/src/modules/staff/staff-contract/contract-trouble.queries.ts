import type { ContractTrouble, Instant } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { changeRequest, contractEvent, deskDecision, entitlementProof } from '../../../db/schema/index.ts'

/** Contracts that were set aside and are not looked at yet: the last that was recorded of it says so. */
const parked = (clients: SQL): SQL => sql`
  select ${contractEvent.contractId}, ${contractEvent.recordedOn} from ${contractEvent}
  where ${contractEvent.clientId} = any(${clients}) and ${contractEvent.happening} ->> 'kind' = 'parked'
    and not exists (
      select 1 from contract_event later where later.contract_id = ${contractEvent.contractId}
        and later.seq > ${contractEvent.seq} and later.happening ->> 'kind' in ('parked', 'unparked'))`

const undecided = (clients: SQL): SQL => sql`
  select ${changeRequest.contractId}, ${changeRequest.requestedOn} from ${changeRequest}
  where ${changeRequest.clientId} = any(${clients}) and ${changeRequest.decidedOn} is null
    and ${changeRequest.contractId} is not null`

/** Proofs that came later than the order and nobody has looked at since. */
const proof = (clients: SQL): SQL => sql`
  select ${entitlementProof.contractId}, ${entitlementProof.givenOn} from ${entitlementProof}
  where ${entitlementProof.clientId} = any(${clients})
    and ${entitlementProof.neededBy} is not null and ${entitlementProof.givenOn} is not null
    and not exists (
      select 1 from ${deskDecision} where ${deskDecision.about} = 'proof'
        and ${deskDecision.subjectId} = ${entitlementProof.id}
        and ${deskDecision.decidedOn} >= ${entitlementProof.givenOn})`

const TROUBLED: Record<ContractTrouble, (clients: SQL) => SQL> = { parked, undecided, proof }

const waiting = (trouble: ContractTrouble, clients: SQL): SQL =>
  sql`(${TROUBLED[trouble](clients)}) as waiting (contract_id, since)`

/** The ids of these clients' contracts that somebody has to see to. */
export const contractsIn = (trouble: ContractTrouble, clients: SQL): SQL =>
  sql`select waiting.contract_id from ${waiting(trouble, clients)}`

/** The queries keep time as text of which JavaScript makes a moment. */
const oldest = sql`to_char(min(waiting.since) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** How many of these clients' contracts somebody has to see to, and since when the oldest of them waits. */
export async function contractsToSeeTo(
  db: Statements,
  clientIds: readonly string[],
  trouble: ContractTrouble,
): Promise<{ count: number; oldest: Instant | null }> {
  const clients = sql`${sql.param([...clientIds])}::text[]`
  const { rows } = await db.execute<{ count: number; oldest: Instant | null }>(
    sql`select count(distinct waiting.contract_id)::int as count, ${oldest} as oldest
      from ${waiting(trouble, clients)}`,
  )
  return rows[0] ?? { count: 0, oldest: null }
}

/** Those of some contracts of a client that have a proof nobody has looked at. */
export async function withProofToExamine(
  db: Statements,
  clientIds: readonly string[],
  contractIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const clients = sql`${sql.param([...clientIds])}::text[]`
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct waiting.contract_id as id from ${waiting('proof', clients)}
      where waiting.contract_id = any(${sql.param([...contractIds])}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
