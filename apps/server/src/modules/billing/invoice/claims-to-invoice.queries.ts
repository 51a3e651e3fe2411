import { BERLIN, type InvoicedClaim, type InvoiceMonth, type Language, startOfDay } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { isInCollection, isPaidByHand, isPaidOut } from '../../../db/held-claim.ts'
import { isInvoiced, isStanding } from '../../../db/standing-invoice.ts'
import { EMPLOYER } from './employer.queries.ts'

export interface ClaimToInvoice extends InvoicedClaim {
  payerId: string
  /** Who is asked for it: the payer, or the employer who keeps it back from wages. */
  askedOf: string
  currency: string
}

export interface PayerToInvoice {
  id: string
  language: Language
}

interface Which {
  clientId: string
  month: InvoiceMonth
  most: number
  /** Those that come later in the order of ids. */
  after: string | undefined
}

/** What is not asked for in any other way, and was known of when invoices of the month are made. */
const isToInvoice = ({ month, before, knownBefore }: InvoiceMonth, askedOf: SQL) => sql`c.cents <> 0
  and c.booked_on < ${startOfDay(knownBefore, BERLIN)} and c.period_start < ${before}
  and not ${isInvoiced(sql`c.id`)}
  and not ${isInCollection(sql`c.id`)} and not ${isPaidOut(sql`c.id`)} and not ${isPaidByHand(sql`c.id`)}
  and not exists (select 1 from invoice made where made.payer_id = ${askedOf} and made.month = ${month}
    and made.kind = 'invoice')`

/** The same of employees whose employer keeps it back from wages, with that employer. */
const byPayroll = (clientId: string, month: InvoiceMonth) => sql`
  select c.*, ${EMPLOYER} as asked_of from claim c
  join payer_account own on own.id = c.payer_id and own.client_id = ${clientId} and own.method = 'payroll'
  join contract on contract.id = c.contract_id
  where ${isToInvoice(month, EMPLOYER)}`

/**
 * Payers of a client who are not debited and have something to be invoiced, held until the transaction ends; those that
 * somebody else holds are left out. Who got the invoice of the month already waits for the next.
 */
export async function takePayersToInvoice(
  tx: Transaction,
  { clientId, month, most, after }: Which,
): Promise<PayerToInvoice[]> {
  const { rows } = await tx.execute<PayerToInvoice & Record<string, unknown>>(sql`
    select payer.id, party.language from payer_account payer join party on party.id = payer.party_id
    where payer.client_id = ${clientId} and payer.method = 'invoice'
      and ${after === undefined ? sql`true` : sql`payer.id > ${after}::uuid`}
      and (exists (select 1 from claim c where c.payer_id = payer.id and ${isToInvoice(month, sql`payer.id`)})
        or payer.id in (select asked_of from (${byPayroll(clientId, month)}) kept))
    order by payer.id limit ${most} for update of payer skip locked`)
  return rows
}

/** What of some payers is to be invoiced, in the order of ids. Tickets are called as in the language of who pays. */
export async function claimsToInvoice(
  tx: Transaction,
  { clientId, payerIds, month }: { clientId: string; payerIds: readonly string[]; month: InvoiceMonth },
): Promise<Map<string, ClaimToInvoice[]>> {
  const ids = sql.param([...payerIds])
  const { rows } = await tx.execute<ClaimToInvoice & Record<string, unknown>>(sql`
    with wanted as (
      select c.*, c.payer_id as asked_of, false as by_payroll from claim c
      where c.payer_id = any(${ids}::uuid[]) and ${isToInvoice(month, sql`c.payer_id`)}
      union all
      select kept.*, true from (${byPayroll(clientId, month)}) kept where kept.asked_of = any(${ids}::uuid[])
    )
    select c.id, c.payer_id as "payerId", c.asked_of as "askedOf", c.by_payroll as "byPayroll", c.component, c.period_start as "periodStart", c.cents,
      c.vat_permille as "vatPermille", contract.currency, place.id as "placeId", coalesce(place.name, '') as place,
      coalesce(version.configuration -> 'title' ->> party.language, version.configuration -> 'title' ->> 'de')
        as product, preceding.invoice_id as "precedingId"
    from wanted c
    join payer_account payer on payer.id = c.asked_of
    join party on party.id = payer.party_id
    join contract on contract.id = c.contract_id
    join subscription_configuration version on version.id = contract.configuration_id
    left join organisation place on place.party_id = contract.organisation_id
    left join lateral (
      select ic.invoice_id from claim earlier join invoice_claim ic on ic.claim_id = earlier.id
      where earlier.contract_id = c.contract_id and earlier.payer_id = c.payer_id
        and earlier.component = c.component and earlier.period_start = c.period_start
        and earlier.revision < c.revision and earlier.cents > 0 and ${isStanding(sql`ic.invoice_id`)}
      order by earlier.revision desc limit 1
    ) as preceding on true
    order by c.id`)
  return Map.groupBy(rows, ({ askedOf }) => askedOf)
}
