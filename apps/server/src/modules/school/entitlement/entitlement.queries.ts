import { type EntitlementRule, type PlainDate, versionOn } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import { entitlementRule } from '../../../db/schema/index.ts'

/** As many as a list under a field shows. */
const MOST = 20

/** Schools that are there on a day, with who pays for each: for itself, or for what is above it. */
const served = (clientId: string, today: PlainDate) => sql`
  with recursive up (school_id, id, depth) as (
    select o.id, o.id, 0 from organisation o
    where o.client_id = ${clientId} and o.kind = 'school' and o.valid_from <= ${today}
      and (o.valid_until is null or o.valid_until >= ${today})
    union all
    select up.school_id, o.parent_id, up.depth + 1 from up join organisation o on o.id = up.id
    where o.parent_id is not null
  ),
  paying as (
    select distinct on (up.school_id) up.school_id, p.payer_id
    from up join pays_for p on p.organisation_id = up.id and p.valid_from <= ${today}
      and (p.valid_until is null or p.valid_until >= ${today})
    order by up.school_id, up.depth
  )`

/** A school that is found, with who pays for it. */
export interface NamedSchool {
  guid: string
  name: string
  schoolType: string
  town: string
  hasStop: boolean
  payerId: string
}

/** Schools by part of the name, or beginning of number or town, by name. */
export async function schoolsNamed(
  db: Statements,
  clientId: string,
  { search, today }: { search: string; today: PlainDate },
): Promise<NamedSchool[]> {
  const begins = beginning(search.trim())
  const { rows } = await db.execute<NamedSchool & Record<string, unknown>>(sql`
    ${served(clientId, today)}
    select o.id as guid, o.name, o.school_type as "schoolType", o.address ->> 'city' as town,
      o.stop <> '' as "hasStop", paying.payer_id as "payerId"
    from paying join organisation o on o.id = paying.school_id
    where lower(o.name) like ${`%${begins}`} or o.number like ${begins}
      or lower(o.address ->> 'city') like ${begins}
    order by lower(o.name), o.id limit ${MOST}`)
  return rows
}

/** A school, and where the way to it is measured to. */
export interface PlacedSchool {
  id: string
  name: string
  number: string
  schoolType: string
  town: string
  /** Empty: nobody has said so far. */
  stop: string
  payerId: string
  payerName: string
}

/** A school that is paid for, and after it the others of its type; none where it is not there. */
export async function schoolWithOthers(
  db: Statements,
  clientId: string,
  { schoolId, today }: { schoolId: string; today: PlainDate },
): Promise<PlacedSchool[]> {
  const { rows } = await db.execute<PlacedSchool & Record<string, unknown>>(sql`
    ${served(clientId, today)},
    asked as (select o.id, o.school_type from paying join organisation o on o.id = paying.school_id
      where o.id = ${schoolId})
    select o.id, o.name, o.number, o.school_type as "schoolType", o.address ->> 'city' as town, o.stop,
      payer.id as "payerId", payer.name as "payerName"
    from paying join organisation o on o.id = paying.school_id join asked on asked.school_type = o.school_type
    join organisation payer on payer.id = paying.payer_id
    order by o.id <> asked.id, o.id`)
  return rows
}

export interface RuleInForce {
  id: string
  version: number
  validFrom: PlainDate
  rule: EntitlementRule
}

/** A version in force, with who has put it there and when. */
export type ReleasedVersion = RuleInForce & { releasedBy: string | null; releasedOn: string | null }

/** All that an authority has released. */
export function releasedVersions(db: Statements, authorityId: string): Promise<ReleasedVersion[]> {
  const { id, version, validFrom, rule, releasedBy, releasedOn } = entitlementRule
  return db
    .select({ id, version, validFrom, rule, releasedBy, releasedOn })
    .from(entitlementRule)
    .where(and(eq(entitlementRule.authorityId, authorityId), eq(entitlementRule.state, 'released')))
}

/** The version of an authority's rule that holds on a day. */
export async function ruleInForce(
  db: Statements,
  authorityId: string,
  day: PlainDate,
): Promise<RuleInForce | undefined> {
  return versionOn(await releasedVersions(db, authorityId), day)
}

/** A version that a decision cites. */
export async function ruleById(db: Statements, id: string): Promise<RuleInForce | undefined> {
  const { version, validFrom, rule } = entitlementRule
  const [row] = await db
    .select({ id: entitlementRule.id, version, validFrom, rule })
    .from(entitlementRule)
    .where(eq(entitlementRule.id, id))
  return row
}
