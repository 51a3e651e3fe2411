import type { Language, ReportSpan } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { reachOf } from '../reach/index.ts'

/** Whether the period of a `claim` begins in some days. */
export const beginsIn = ({ from, until }: ReportSpan): SQL =>
  sql`claim.period_start >= ${from} and claim.period_start < ${until}`

/** Claims of some days with their contract `c`, `account` and `payer`, of each payer whose money the reader sees. */
export const claimsSeen = (context: Context, span: ReportSpan): SQL => sql`organisation payer
  join ${reachOf(context)} as reach on reach.organisation_id = payer.id and reach.pays
  join payer_account account on account.party_id = payer.party_id
  join claim on claim.payer_id = account.id and ${beginsIn(span)}
  join contract c on c.id = claim.contract_id`

/** Titles of what is subscribed to, `(id, title)`: each is read once out of its configuration, not once a claim. */
export const titlesIn = (language: Language): SQL => sql`(
  select id, configuration -> 'title' ->> ${language} as title from subscription_configuration offset 0)`
