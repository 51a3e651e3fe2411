import type { LocalText } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { askedProof } from './asked-proof.queries.ts'
import type { RequestRow } from './request.queries.ts'

type Named = Pick<
  RequestRow,
  'asked' | 'agreed' | 'newPlace' | 'document' | 'proof' | 'isAddressSecret' | 'firstName' | 'lastName' | 'state'
> & {
  title: LocalText | null
}

/** A request with the names of what it asks for; undefined where it is kept no longer. */
export async function namedRequest(db: Statements, id: string): Promise<Named | undefined> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select r.asked, r.agreed, wanted.configuration -> 'title' as title, target.name as "newPlace",
      document.title as document, ${askedProof} as proof, coalesce(person.is_address_secret, false) as "isAddressSecret",
      person.first_name as "firstName", person.last_name as "lastName", r.state
    from school_request r
    left join contract c on c.id = r.contract_id
    left join party_person person on person.party_id = coalesce(r.party_id, c.holder_id)
    left join subscription_configuration wanted on wanted.id = (r.asked ->> 'configurationId')::uuid
    left join organisation target on target.id = (r.asked ->> 'organizationId')::uuid
    left join organisation_file document on document.id = (r.asked ->> 'documentGuid')::uuid
    where r.id = ${id}`)
  return rows[0]
}
