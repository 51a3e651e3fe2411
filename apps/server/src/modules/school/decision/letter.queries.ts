import type { Language, PostalAddress } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { applicantAddress } from './applicant-address.queries.ts'
import type { StoredDecision } from './decision.repository.ts'

/** Who a letter is about and goes to; null of whom nothing is known any more. */
export interface LetterPeople {
  authority: string
  authorityAddress: string
  authorityParty: string
  school: string
  schoolPlace: string
  firstName: string | null
  lastName: string | null
  guardianFirst: string | null
  guardianLast: string | null
  guardianEmail: string | null
  applicationEmail: string | null
  /** Where a guardian lives; null where nobody knows it or it is secret. */
  address: PostalAddress | null
  accountId: string | null
  accountEmail: string | null
  language: Language
  subscriberId: string | null
  /** The exemption that was asked for; null without one. */
  exemption: string | null
}

type Row = Omit<LetterPeople, 'authorityAddress'> & { authorityAt: PostalAddress } & Record<string, unknown>

/** Undefined where there is no such decision. */
export async function peopleOfDecision(db: Statements, decisionId: string): Promise<LetterPeople | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select payer.name as authority, payer.address as "authorityAt", payer.party_id as "authorityParty", school.name as school,
      school.address ->> 'city' as "schoolPlace", pupil.first_name as "firstName", pupil.last_name as "lastName",
      guardian.first_name as "guardianFirst", guardian.last_name as "guardianLast",
      nullif(guardian.email, '') as "guardianEmail", ${applicantAddress(sql`d.authority_id`)} as "applicationEmail",
      case when not guardian.is_address_secret and guardian.address ->> 'city' <> '' then guardian.address end as address,
      account.id as "accountId", account.email as "accountEmail",
      coalesce(application.language, subscriber.language, 'de') as language, subscriber.id as "subscriberId",
      nullif(child.exemption, '') as exemption
    from entitlement_decision d
    join organisation payer on payer.id = d.authority_id
    join organisation school on school.id = d.organisation_id
    left join contract c on c.id = d.contract_id
    left join application on application.contract_id = c.id
    left join applied_child child on child.contract_id = c.id
    left join party subscriber on subscriber.id = coalesce(c.subscriber_id, d.party_id)
    left join party_person guardian on guardian.party_id = subscriber.id
    left join user_account account on account.id = subscriber.account_id and account.state <> 'deleted'
    left join party_person pupil on pupil.party_id = d.party_id
    where d.id = ${decisionId}`)
  const [row] = rows
  if (!row) return undefined
  const { authorityAt, ...people } = row
  return { ...people, authorityAddress: addressOf(authorityAt) }
}

const addressOf = ({ street, houseNumber, postCode, city }: PostalAddress): string =>
  `${street} ${houseNumber}, ${postCode} ${city}`

/** Who a letter is for; empty where nobody knows. */
export const guardianNameOf = ({ guardianFirst, guardianLast }: LetterPeople): string =>
  [guardianFirst, guardianLast].filter(Boolean).join(' ')

/** Where whoever it is for is written to by e-mail; null: nobody knows, and the letter goes by post. */
export const mailAddressOf = ({ accountEmail, guardianEmail, applicationEmail }: LetterPeople): string | null =>
  accountEmail ?? guardianEmail ?? applicationEmail

/** The document that shows how a way was measured, as long as who has decided keeps it; null where there is none. */
export async function keptDocument(
  db: Statements,
  { facts, authorityId }: Pick<StoredDecision, 'authorityId' | 'facts'>,
): Promise<string | null> {
  if (!facts?.measuredDocumentId) return null
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from organisation_file where id = ${facts.measuredDocumentId} and organisation_id = ${authorityId}`)
  return rows[0]?.id ?? null
}

/** Where the letter of a decision is among the documents of who has decided; null while it is being made. */
export async function documentOfLetter(
  db: Statements,
  { id, authorityId }: { id: string; authorityId: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select held.id from decision_letter letter
    join organisation_file held on held.file_id = letter.file_id and held.organisation_id = ${authorityId}
    where letter.decision_id = ${id}`)
  return rows[0]?.id ?? null
}
