import type { BatchSum, OrganisationKind } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isContractIn } from '../../../db/state-in.ts'
import type { StoredBatch } from '../batch/index.ts'

const RUNS = isContractIn(sql`c.state`)

/** A contract of somebody who leaves. */
export interface EndingContract {
  id: string
  configurationId: string
  /** What they leave, and as what it takes part in contracts. */
  kind: OrganisationKind
  organisationPartyId: string
}

/** Contracts of those who leave by a batch, about the school they leave. */
export async function endingContracts(db: Statements, batchId: string): Promise<EndingContract[]> {
  const { rows } = await db.execute<EndingContract & Record<string, unknown>>(sql`
    select c.id, c.configuration_id as "configurationId", o.kind, o.party_id as "organisationPartyId"
    from batch_row r
    join organisation o on o.id = r.organisation_id
    join contract c on c.holder_id = r.party_id and c.organisation_id = o.party_id and ${RUNS}
    where r.batch_id = ${batchId} and r.action = 'leaves' order by c.id`)
  return rows
}

/** The same of some who leave, and of whom. */
export async function contractsOf(
  db: Statements,
  partyIds: readonly string[],
): Promise<{ id: string; partyId: string; organisationPartyId: string }[]> {
  const { rows } = await db.execute<{ id: string; partyId: string; organisationPartyId: string }>(sql`
    select c.id, c.holder_id as "partyId", c.organisation_id as "organisationPartyId" from contract c
    where c.holder_id = any(${sql.param(partyIds)}::uuid[]) and ${RUNS} order by c.id`)
  return rows
}

/** Organisations by their accounts as payers. */
export async function payersByAccount(
  db: Statements,
  accountIds: readonly string[],
): Promise<Map<string, BatchSum['payer']>> {
  const { rows } = await db.execute<{ account: string; guid: string; name: string }>(sql`
    select account.id as account, o.id as guid, o.name from payer_account account
    join organisation o on o.party_id = account.party_id
    where account.id = any(${sql.param(accountIds)}::uuid[])`)
  return new Map(rows.map(({ account, guid, name }) => [account, { guid, name }]))
}

/**
 * Whether something was claimed since of those whom a batch is about, for days on which it holds. What was claimed
 * since is looked at first: after a hundred thousand rows it is little, or what is looked for is found soon.
 */
export async function isClaimedSince(
  db: Statements,
  { id, clientId, appliedOn, effectiveOn }: Pick<StoredBatch, 'id' | 'clientId' | 'appliedOn' | 'effectiveOn'>,
): Promise<boolean> {
  if (appliedOn === null) return false
  const { rows } = await db.execute(sql`
    with since as materialized (
      select claim.contract_id from claim
      where claim.booked_on > ${appliedOn}::timestamptz and claim.client_id = ${clientId}
        and claim.period_start >= ${effectiveOn}
    )
    select 1 from since join contract c on c.id = since.contract_id
    where exists (
      select 1 from batch_row r where r.party_id = c.holder_id and r.batch_id = ${id} and r.applied_on is not null)
    limit 1`)
  return rows.length > 0
}
