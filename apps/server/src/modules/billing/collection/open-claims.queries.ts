import type { Cents, ClaimComponent, PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { paidByHandKeyOf } from '../../../db/held-claim.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { isInvoiced } from '../../../db/standing-invoice.ts'
import { returnedClaims } from './returned-claims.queries.ts'

/** A claim that is not paid and in no collection, or a credit that was neither set off nor paid out yet. */
export interface OpenClaim {
  id: string
  payerId: string
  contractId: string
  contractNumber: string
  configurationId: string
  component: ClaimComponent
  dueOn: PlainDate
  /** What of it is left. */
  cents: Cents
  /** It is asked for by an invoice: it is not debited as well, even where its payer is by now. */
  isInvoiced: boolean
}

/**
 * What of a claim is left after what was paid for its contract before it was concluded, which pays what was due first,
 * and what was paid for it by itself; a credit stays whole.
 */
const left: SQL = sql`case when c.cents < 0 then c.cents else least(
    c.cents - (select coalesce(sum(paid.cents), 0) from claim_payment paid where paid.claim_id = c.id), (
    select sum(earlier.cents) - before.cents from claim earlier
    where before.cents > 0 and earlier.contract_id = c.contract_id and earlier.cents > 0
      and (earlier.due_on, earlier.id) <= (c.due_on, c.id)
  )) end`

/** What was paid for a contract before it was concluded; nothing for most. */
const paidBefore: SQL = sql`lateral (
    select sum(paid.amount_cents) as cents from ledger_entry paid
    where paid.contract_id = c.contract_id and paid.key like 'firstPayment:%' offset 0
  ) before`

/**
 * What some payers owe and are credited, the longest due first. What is asked about each claim is looked up for it
 * (`offset 0`, `limit 1`): left to itself the database reads whole tables for it, once for every part of the payers.
 * Otherwise what holds a claim is that of `db/held-claim.ts`, and changes along with it.
 */
export async function openClaims(db: Statements, payerIds: readonly string[]): Promise<Map<string, OpenClaim[]>> {
  const { rows } = await db.execute<{ [K in keyof OpenClaim]: OpenClaim[K] }>(sql`
    select * from (
      select c.id, c.payer_id as "payerId", c.contract_id as "contractId", contract.number as "contractNumber",
        contract.configuration_id as "configurationId", c.component, c.due_on as "dueOn", (${left})::int as cents,
        ${isInvoiced(sql`c.id`)} as "isInvoiced"
      from claim c join lateral (
        select number, configuration_id from contract where id = c.contract_id offset 0
      ) contract on true cross join ${paidBefore}
      where ${isLookedUp(sql`c.payer_id`, payerIds)} and c.cents <> 0
        and (select 1 from collection_claim held where held.claim_id = c.id and held.reopened_on is null limit 1) is null
        and (select 1 from payout_claim held where held.claim_id = c.id and held.reopened_on is null limit 1) is null
        and (select paid.key from ledger_entry paid where paid.key = ${paidByHandKeyOf(sql`c.id`)} limit 1) is null
      offset 0
    ) open where cents <> 0 order by "dueOn", id`)
  const open = new Map<string, OpenClaim[]>(payerIds.map(id => [id, []]))
  for (const row of rows) open.get(row.payerId)?.push(row)
  return open
}

/** What may be collected, and of what came back the day before which it is not. */
export interface CollectableClaim extends OpenClaim {
  notBefore: PlainDate | null
}

/** The same without what is invoiced, and without what came back and is not collected again by itself. */
export const claimsToCollect = async (
  db: Statements,
  payerIds: readonly string[],
): Promise<Map<string, CollectableClaim[]>> => collectableOf(db, await openClaims(db, payerIds))

/** Those of the open claims of payers, by their ids. */
export async function collectableOf(
  db: Statements,
  open: ReadonlyMap<string, readonly OpenClaim[]>,
): Promise<Map<string, CollectableClaim[]>> {
  const rows = await returnedClaims(db, [...open.keys()])
  const returned = new Map(rows.map(({ claimId, retryOn }) => [claimId, retryOn]))
  const collectable = (claims: readonly OpenClaim[]) =>
    claims.flatMap(claim => {
      const notBefore = returned.get(claim.id) ?? null
      const isLeft = returned.has(claim.id) && notBefore === null
      return claim.isInvoiced || isLeft ? [] : [{ ...claim, notBefore }]
    })
  return new Map([...open].map(([id, claims]) => [id, collectable(claims)]))
}
