import type { Language, PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { hasMoved } from './moved.queries.ts'

/** What a contract or an application says of a way to school. */
export interface WaySubject {
  contractId: string
  clientId: string
  schoolId: string
  holderId: string
  /** Whose children are brothers and sisters: the guardian who applied, else the pupil alone. */
  subscriberId: string
  /** Digits where it is known. */
  grade: string
  /** Stop that was said; empty where nobody did. */
  home: string
  isAddressBlocked: boolean
  /** They live elsewhere since the way was said, or since they applied. */
  hasMoved: boolean
  metres: number | null
  isNearest: boolean | null
  because: string
  documentId: string | null
  /** The exemption that was asked for; empty without one. */
  exemption: string
  /** What who pays has said to it; null: nothing so far. */
  isExemptionGranted: boolean | null
  /** Last day its proof shows it for; null: nobody has said so. */
  exemptionUntil: PlainDate | null
  state: string
  /** Of an application, the first day that was asked for. */
  asked: PlainDate | null
  product: string | null
  configurationId: string
  /** That of whoever applied. */
  language: Language
  priceCents: number | null
}

/** Contracts of pupils, by their ids; others have none. */
export async function waySubjects(db: Statements, contractIds: readonly string[]): Promise<WaySubject[]> {
  if (contractIds.length === 0) return []
  const { rows } = await db.execute<WaySubject & Record<string, unknown>>(sql`
    select c.id as "contractId", c.client_id as "clientId", o.id as "schoolId", c.holder_id as "holderId",
      c.subscriber_id as "subscriberId", coalesce(nullif(member.grade, ''), child.grade, '') as grade,
      coalesce(way.home, '') as home, coalesce(way.is_address_blocked, false) or coalesce(holder.is_address_secret, false) as "isAddressBlocked",
      ${hasMoved('holder', 'c')} as "hasMoved", way.metres, way.is_nearest as "isNearest",
      coalesce(way.because, '') as because, way.document_id as "documentId",
      coalesce(child.exemption, '') as exemption, child.is_exemption_granted as "isExemptionGranted",
      child.exemption_until as "exemptionUntil", c.state,
      c.configuration_id as "configurationId", application.concluding ->> 'effectiveOn' as asked,
      application.concluding -> 'payload' ->> 'product' as product, application.price_cents as "priceCents",
      coalesce(application.language, 'de') as language
    from contract c
    join organisation o on o.party_id = c.organisation_id
    left join application on application.contract_id = c.id
    left join applied_child child on child.contract_id = c.id
    left join contract_way way on way.contract_id = c.id
    left join party_person holder on holder.party_id = c.holder_id
    left join lateral (
      select m.grade from membership m where m.party_id = c.holder_id and m.organisation_id = o.id
      order by m.valid_from desc limit 1
    ) as member on true
    where c.id = any(${sql.param([...contractIds])}::uuid[]) and o.kind not in ('company', 'department')`)
  return rows
}
