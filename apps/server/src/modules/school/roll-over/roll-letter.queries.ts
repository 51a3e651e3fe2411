import type { Language, PlainDate, PostalAddress, RollPlace } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { applicantAddress } from '../decision/index.ts'
import { isOver } from './over.queries.ts'

/** Of whoever concluded a contract: of their account, or their own. */
const OWN_ADDRESS = sql`coalesce(account.email, nullif(guardian.email, ''))`

/** Who is written to about a contract: whoever concluded it, or where it was ordered, but never a school. */
export const ADDRESS = sql`coalesce(${OWN_ADDRESS}, ${applicantAddress(sql`year.authority_id`)})`

/** Where they live stands on a letter. */
export const IS_ADDRESSED = sql`(not guardian.is_address_secret and coalesce(guardian.address ->> 'city', '') <> '')`

/** Pupils `m` of a `year`, with whoever is written to about their contract. */
export const PEOPLE = sql`from roll_member m
  join school_year year on year.id = m.school_year_id
  join contract c on c.id = m.contract_id
  join party subscriber on subscriber.id = c.subscriber_id
  left join party_person guardian on guardian.party_id = subscriber.id
  left join user_account account on account.id = subscriber.account_id and account.state <> 'deleted'
  left join application on application.contract_id = c.id`

interface DueLetter {
  partyId: string
  /** The contract that parents can say something of; null: they are only told, as whose address it is is not known. */
  askedAbout: string | null
}

/**
 * Notes that letters of a year are sent, of those whom somebody can be written to about; gives whom they are about, and
 * of which contract parents can say something. Others stay noted: they have to be written to by post.
 */
export async function takeLettersDue(tx: Transaction, yearId: string): Promise<DueLetter[]> {
  const { rows } = await tx.execute<DueLetter & Record<string, unknown>>(sql`
    update roll_member due set letter = 'sent', letter_printed_on = null from (
      select m.party_id, ${OWN_ADDRESS} is not null as is_own ${PEOPLE}
      where m.school_year_id = ${yearId} and m.letter = 'needed' and ${ADDRESS} is not null
    ) as found
    where due.school_year_id = ${yearId} and due.party_id = found.party_id returning due.party_id as "partyId",
      case when found.is_own and (due.exemption_ends is not null or ${isOver(sql`due`)})
        then due.contract_id end as "askedAbout"`)
  return rows
}

/** What a letter says, and to whom. */
export interface RollLetterFacts {
  /** Null: nobody can be written to by e-mail, and it goes by post. */
  to: string | null
  language: Language
  guardian: string
  /** Where they live; null where nobody knows it or it is secret. */
  address: PostalAddress | null
  pupil: string
  authority: string
  schoolYear: string
  from: PlainDate
  kind: string
  why: string
  after: RollPlace | null
  before: string | null
  becomes: string | null
  decision: string
  /** The way is not paid any more. */
  isOver: boolean
  /** Last day of an exemption of which a new proof is asked for; null: there is none. */
  exemptionEnds: PlainDate | null
  authorityAt: PostalAddress
  /** The letter of the step is noted as sent. */
  isSent: boolean
}

/** What is said to some, in the order they are named in; nothing of whom nothing is known any more. */
export async function factsOfLetters(
  db: Statements,
  { schoolYearId, partyIds }: { schoolYearId: string; partyIds: readonly string[] },
): Promise<RollLetterFacts[]> {
  const { rows } = await db.execute<RollLetterFacts & Record<string, unknown>>(sql`
    select ${ADDRESS} as to, coalesce(application.language, subscriber.language, 'de') as language,
      trim(coalesce(guardian.first_name || ' ' || guardian.last_name, '')) as guardian,
      case when ${IS_ADDRESSED} then guardian.address end as address,
      pupil.first_name || ' ' || pupil.last_name as pupil, authority.name as authority, year.key as "schoolYear",
      year.valid_from as from, m.kind, m.why, m.after, was.name as before, becomes.name as becomes, m.decision,
      authority.address as "authorityAt", m.exemption_ends as "exemptionEnds",
      ${isOver(sql`m`)} as "isOver",
      coalesce(m.letter = 'sent', false) as "isSent"
    ${PEOPLE}
    join party_person pupil on pupil.party_id = m.party_id
    join organisation authority on authority.id = year.authority_id
    left join organisation was on was.id = (m.before ->> 'organisationId')::uuid
    left join organisation becomes on becomes.id = (m.after ->> 'organisationId')::uuid
    where m.school_year_id = ${schoolYearId} and m.party_id = any(${sql.param(partyIds)}::uuid[])
    order by array_position(${sql.param(partyIds)}::uuid[], m.party_id)`)
  return rows
}

/** Undefined of whom nothing is known any more. */
export const factsOfLetter = async (
  db: Statements,
  { schoolYearId, partyId }: { schoolYearId: string; partyId: string },
): Promise<RollLetterFacts | undefined> => (await factsOfLetters(db, { schoolYearId, partyIds: [partyId] }))[0]
