import { CHARGE_COMPONENTS } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { isHeld } from '../../../../db/held-claim.ts'

/** The account whose money came last; the mandate may name another since. */
export const lastDebited = sql`(select made.id, version.iban from collection made
  left join mandate_version version
    on version.mandate_id = made.mandate_id and version.number = made.mandate_version
  where made.payer_id = payer.id and made.state in ('settled', 'closed')
  order by made.due_on desc limit 1)`

/** What came from the account of the mandate and stayed, less what was paid out. An integer holds no more. */
export const collectedCents = sql`least(2147483647, greatest(0, (
    select coalesce(sum(made.cents), 0) from collection made
    join mandate_version version on version.mandate_id = made.mandate_id and version.number = made.mandate_version
    where made.payer_id = payer.id and made.state in ('settled', 'closed') and version.iban = mandate.iban
  ) - (
    select coalesce(sum(gone.cents), 0) from payout gone
    where gone.payer_id = payer.id and gone.state in ('filed', 'sent', 'paid')
  )))::int`

/** Of these each claim is for a day of its own: what is waived stands on another than what was charged. */
const CHARGES = sql.param([...CHARGE_COMPONENTS])

/** It came after somebody has named the account. */
const isSince = (on: SQL): SQL => sql`(not which.is_named or ${on} > named.named_on)`

/**
 * A transfer or a payment by link, which anybody can make, was more than was owed, or paid for what is credited now,
 * and nobody has named an account since.
 */
export const isOfOthers = sql`(exists (
    select 1 from ledger_entry surplus where surplus.key like 'surplus:%' and ${isSince(sql`surplus.booked_on`)}
      and surplus.contract_id in (select had.contract_id from claim had where had.payer_id = payer.id))
  or exists (
    select 1 from claim credit
    join claim had on had.payer_id = payer.id and had.contract_id = credit.contract_id
      and had.component = credit.component
      and (had.period_start = credit.period_start or had.component = any(${CHARGES}::text[]))
    join claim_payment paid on paid.claim_id = had.id
    where credit.payer_id = payer.id and credit.cents < 0 and not ${isHeld(sql`credit.id`)}
      and ${isSince(sql`paid.paid_on`)}))`
