import type { Language, PlainDate } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { familyApplication, organisation } from '../../../db/schema/index.ts'

/** An application that was sent with this form before. */
export async function sentBefore(
  db: Statements,
  { clientId, formId }: { clientId: string; formId: string },
): Promise<string | undefined> {
  const { id } = familyApplication
  const [row] = await db
    .select({ id })
    .from(familyApplication)
    .where(and(eq(familyApplication.clientId, clientId), eq(familyApplication.formId, formId)))
  return row?.id
}

/** A school as it takes part in contracts, and whether it confirms. */
export async function schoolPart(db: Statements, id: string) {
  const { partyId, isObligatedToControl } = organisation
  const [row] = await db.select({ partyId, isObligatedToControl }).from(organisation).where(eq(organisation.id, id))
  return row
}

/** A child of an application as it stands today. */
export interface ChildRow {
  contractId: string
  number: string
  state: string
  firstName: string
  school: string
  grade: string
  class: string
  from: PlainDate | null
  hasPass: boolean
  hasCard: boolean
  /** What it was asked for on. */
  medium: string
  /** Of the child; null where nobody knows. */
  birthDate: PlainDate | null
  /** Day it was applied for. */
  concludedOn: PlainDate
  /** The child has concluded it, or has had it handed over. */
  isOwn: boolean
  /** Where the way begins was said and is no secret: it can be applied for again without saying it anew. */
  hasHome: boolean
  /** 0, 1, 2 … as the child stood in the form: what was applied for anew for it stands there too. */
  place: number
  configurationId: string
  hasPhoto: boolean
  applicationId: string
  submittedOn: string
  email: string
  language: Language
}

/** Children of an application, in the order of its form; what was declined stays beside what was applied for anew. */
export async function childrenOfApplication(db: Statements, applicationId: string): Promise<ChildRow[]> {
  const { rows } = await db.execute<ChildRow & Record<string, unknown>>(sql`
    select child.contract_id as "contractId", c.number, c.state, coalesce(person.first_name, '') as "firstName",
      o.name as school, person.birth_date as "birthDate", c.subscriber_id = c.holder_id as "isOwn",
      to_char(c.submitted_on at time zone 'Europe/Berlin', 'YYYY-MM-DD') as "concludedOn", child.grade, child.class, child.place, c.configuration_id as "configurationId", asked.concluding ->> 'effectiveOn' as from,
      exists (select 1 from issued_ticket t where t.contract_id = c.id) as "hasPass",
      exists (select 1 from medium card where card.contract_id = c.id) as "hasCard",
      coalesce(asked.concluding -> 'payload' -> 'medium' ->> 'kind', '') as medium,
      coalesce(way.home, '') <> '' as "hasHome", child.photo_id is not null as "hasPhoto", family.id as "applicationId",
      to_char(family.submitted_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedOn",
      asked.email, family.language
    from applied_child child
    join family_application family on family.id = child.application_id
    join contract c on c.id = child.contract_id
    join organisation o on o.party_id = c.organisation_id
    join application asked on asked.contract_id = c.id
    left join contract_way way on way.contract_id = c.id
    left join party_person person on person.party_id = c.holder_id
    where family.id = ${applicationId} order by child.place, c.submitted_on`)
  return rows
}

/** Which application a contract was applied for with; undefined where parents did not. */
export async function applicationOfContract(db: Statements, contractId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select application_id as id from applied_child where contract_id = ${contractId}`,
  )
  return rows[0]?.id
}

/** What parents said of a child, for applying again as they did. */
export interface SaidOfChild {
  firstName: string
  lastName: string
  birthDate: PlainDate
  schoolGuid: string
  exemption: string
  home: string
  isAddressBlocked: boolean
  isForMyself: boolean
  /** What it was applied for. */
  product: string
}

export async function saidOfChild(db: Statements, contractId: string): Promise<SaidOfChild | undefined> {
  const { rows } = await db.execute<SaidOfChild & Record<string, unknown>>(sql`
    select person.first_name as "firstName", person.last_name as "lastName", person.birth_date as "birthDate",
      o.id as "schoolGuid", child.exemption, way.home, way.is_address_blocked as "isAddressBlocked",
      c.subscriber_id = c.holder_id as "isForMyself",
      application.concluding -> 'payload' ->> 'product' as product
    from applied_child child
    join application on application.contract_id = child.contract_id
    join contract c on c.id = child.contract_id
    join organisation o on o.party_id = c.organisation_id
    join contract_way way on way.contract_id = c.id
    join party_person person on person.party_id = c.holder_id
    where child.contract_id = ${contractId}`)
  return rows[0]
}
