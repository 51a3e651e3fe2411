import { BERLIN, type InvoicedClaim, type InvoiceMonth, type Language, startOfDay } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

export interface ClaimToInvoice extends InvoicedClaim {
  payerId: string
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
const isToInvoice = ({ month, before, knownBefore }: InvoiceMonth) => sql`c.cents <> 0
  and c.booked_on < ${startOfDay(knownBefore, BERLIN)} and c.period_start < ${before}
  and not exists (select 1 from invoice_claim ic where ic.claim_id = c.id)
  and not exists (select 1 from collection_claim held where held.claim_id = c.id and held.reopened_on is null)
  and not exists (select 1 from ledger_entry paid where paid.key = 'byHand:' || c.id)
  and not exists (select 1 from invoice made where made.payer_id = c.payer_id and made.month = ${month}
    and made.preceding_id is null)`

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
      and exists (select 1 from claim c where c.payer_id = payer.id and ${isToInvoice(month)})
    order by payer.id limit ${most} for update of payer skip locked`)
  return rows
}

/** What of some payers is to be invoiced, in the order of ids. Tickets are called as in the language of who pays. */
export async function claimsToInvoice(
  tx: Transaction,
  payerIds: readonly string[],
  month: InvoiceMonth,
): Promise<Map<string, ClaimToInvoice[]>> {
  const { rows } = await tx.execute<ClaimToInvoice & Record<string, unknown>>(sql`
    select c.id, c.payer_id as "payerId", c.component, c.period_start as "periodStart", c.cents,
      c.vat_permille as "vatPermille", contract.currency, place.id as "placeId", coalesce(place.name, '') as place,
      coalesce(version.configuration -> 'title' ->> party.language, version.configuration -> 'title' ->> 'de')
        as product, preceding.invoice_id as "precedingId"
    from claim c
    join payer_account payer on payer.id = c.payer_id
    join party on party.id = payer.party_id
    join contract on contract.id = c.contract_id
    join subscription_configuration version on version.id = contract.configuration_id
    left join organisation place on place.party_id = contract.organisation_id
    left join lateral (
      select ic.invoice_id from claim earlier join invoice_claim ic on ic.claim_id = earlier.id
      where earlier.contract_id = c.contract_id and earlier.payer_id = c.payer_id
        and earlier.component = c.component and earlier.period_start = c.period_start
        and earlier.revision < c.revision and earlier.cents > 0
      order by earlier.revision desc limit 1
    ) as preceding on true
    where c.payer_id = any(${sql.param([...payerIds])}::uuid[]) and ${isToInvoice(month)} order by c.id`)
  return Map.groupBy(rows, ({ payerId }) => payerId)
}
