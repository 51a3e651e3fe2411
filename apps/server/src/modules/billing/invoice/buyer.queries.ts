import type { InvoiceParty } from '@billett/domain'
import { type InvoiceProfile, USUAL_INVOICE_PROFILE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

export interface Buyer {
  party: InvoiceParty
  profile: InvoiceProfile
}

/** Who some payers are, how they are written to, and how they want their invoices. */
export async function buyersOf(db: Statements, payerIds: readonly string[]): Promise<Map<string, Buyer>> {
  const { rows } = await db.execute<{ id: string; party: InvoiceParty; profile: InvoiceProfile | null }>(sql`
    select payer.id,
      jsonb_build_object(
        'name', coalesce(place.name, trim(person.first_name || ' ' || person.last_name), ''),
        'address', coalesce(profile.address, place.address, person.address,
          '{"street":"","houseNumber":"","postCode":"","city":"","country":"de"}'::jsonb),
        'email', coalesce(nullif(profile.email, ''), account.email, person.email, ''),
        'recipient', nullif(profile.recipient, '')
      ) as party,
      case when profile.payer_id is not null then jsonb_build_object('format', profile.format,
        'leitwegId', profile.leitweg_id, 'buyerReference', profile.buyer_reference,
        'recipient', profile.recipient, 'address', profile.address,
        'orderNumber', profile.order_number, 'email', profile.email,
        'daysToPay', profile.days_to_pay) end as profile
    from payer_account payer
    join party on party.id = payer.party_id
    left join organisation place on place.party_id = party.id
    left join party_person person on person.party_id = party.id
    left join user_account account on account.id = party.account_id
    left join invoice_profile profile on profile.payer_id = payer.id
    where payer.id = any(${sql.param([...payerIds])}::uuid[])`)
  return new Map(rows.map(({ id, party, profile }) => [id, { party, profile: profile ?? USUAL_INVOICE_PROFILE }]))
}
