import type { Cents, Language, PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { isHeld } from '../../../../db/held-claim.ts'
import { contractsOfPayer } from './contracts-of-payer.queries.ts'
import { isStopped } from './is-stopped.queries.ts'
import { collectedCents, isOfOthers, lastDebited } from './whose-money.queries.ts'

/** Somebody who is credited something for whom nothing more is claimed, and what says whether it can be paid. */
export interface CreditedPayer {
  id: string
  customerNumber: string
  language: Language
  method: 'sepa' | 'invoice' | 'card'
  /** The account that is known of them: by their mandate, or named to somebody of the company since. */
  iban: string | null
  accountHolder: string | null
  /** Who of the company named that account; null: nobody did. */
  accountNamedBy: string | null
  /** Accounts, known as long as that one, that a transfer did not reach. */
  refusedIbans: string[]
  /** The account is that of the mandate, and another was debited last. */
  isAccountChanged: boolean
  /** What goes to the account by itself at most; null: somebody has named it, so that all of it does. */
  byItselfCents: Cents | null
  isStopped: boolean
  isDebitUnderWay: boolean
  lastDebitOn: PlainDate | null
}

/**
 * Of a payer something is still to be claimed, so that a credit comes off that. It is looked up contract by contract of
 * the payer (`offset 0`, `limit 1`): left to itself the database reads all contracts there are for each payer.
 */
const goesOn = sql`(select true from ${contractsOfPayer} own cross join lateral (
    select next_look_on from contract where contract.id = own.id offset 0
  ) c where c.next_look_on is not null limit 1) is not null`

const creditedOf = (clientId: string): SQL => sql`
  select payer.id, party.customer_number as "customerNumber", party.language, payer.method,
    account.iban, account.holder as "accountHolder",
    case when which.is_named then named.named_by end as "accountNamedBy",
    array(select p.iban from payout p where p.payer_id = payer.id and p.code is not null
      and p.ended_on > account.since) as "refusedIbans",
    coalesce(not which.is_named and debited.iban is distinct from mandate.iban and debited.id is not null, false)
      as "isAccountChanged",
    case when ${isOfOthers} then 0 when not which.is_named then ${collectedCents} end as "byItselfCents",
    ${isStopped} as "isStopped",
    exists (select 1 from collection made where made.payer_id = payer.id
      and made.state in ('planned', 'announced', 'filed', 'presented')) as "isDebitUnderWay",
    (select max(made.due_on) from collection made where made.payer_id = payer.id and made.state = 'settled')
      as "lastDebitOn"
  from payer_account payer join party on party.id = payer.party_id
  left join mandate on mandate.id = payer.mandate_id
  left join payout_account named on named.payer_id = payer.id
  cross join lateral (
    select coalesce(named.named_on >= mandate.consent_on, named.payer_id is not null) as is_named
  ) which
  cross join lateral (
    select case when which.is_named then named.iban else mandate.iban end as iban,
      case when which.is_named then named.account_holder else mandate.account_holder end as holder,
      case when which.is_named then named.named_on else mandate.consent_on end as since
  ) account
  left join lateral ${lastDebited} debited on true
  where payer.client_id = ${clientId} and payer.method <> 'payroll'
    and exists (select 1 from claim c where c.payer_id = payer.id and c.cents < 0 and not ${isHeld(sql`c.id`)})
    and not exists (select 1 from payout p where p.payer_id = payer.id and p.state in ('filed', 'sent'))
    and not (${goesOn})`

type Row = { [K in keyof CreditedPayer]: CreditedPayer[K] }

/** Some of those who are credited something: so many at most, behind one of them. */
export interface CreditedPart {
  clientId: string
  after: CreditedPayer | undefined
  most: number
}

/** Who is credited something that comes off nothing any more, in the order of their customer numbers. */
export async function creditedPayers(
  db: Statements,
  { clientId, after, most }: CreditedPart,
): Promise<CreditedPayer[]> {
  const behind = after && sql`and (party.customer_number, payer.id) > (${after.customerNumber}, ${after.id}::uuid)`
  const { rows } = await db.execute<Row>(
    sql`${creditedOf(clientId)} ${behind} order by party.customer_number, payer.id limit ${most}`,
  )
  return rows
}

/** The same by id, held until the transaction ends; those that somebody else holds are left out. */
export async function takeCredited(tx: Transaction, { clientId, after, most }: CreditedPart): Promise<CreditedPayer[]> {
  const behind = after && sql`and payer.id > ${after.id}::uuid`
  const { rows } = await tx.execute<Row>(
    sql`${creditedOf(clientId)} ${behind} order by payer.id limit ${most} for update of payer skip locked`,
  )
  return rows
}

/** Held until the transaction ends. False where it is none of the client's. */
export async function holdPayer(tx: Transaction, clientId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select id from payer_account where client_id = ${clientId} and id = ${id}::uuid for update`,
  )
  return rows.length > 0
}
