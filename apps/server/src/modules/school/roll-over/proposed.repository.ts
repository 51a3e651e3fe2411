import type {
  GrantedTerm,
  PlainDate,
  RedecideReason,
  RollMember,
  RollPlace,
  RollProposal,
  RollWish,
} from '@billett/domain'
import { addDays } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isContractIn } from '../../../db/state-in.ts'
import { hasMoved, heldDecision } from '../decision/index.ts'
import { inCareOf } from '../reach/index.ts'
import { isOver } from './over.queries.ts'
import type { StoredYear } from './school-year.repository.ts'

/** A school of the authority, with what it has said of its new year. */
export interface RolledSchool {
  id: string
  partyId: string
  isObligated: boolean
  validUntil: PlainDate | null
  lastGrade: number | null
  classes: { from: string; to: string[] }[]
  successorId: string | null
}

/** Schools whose pupils are taken into a year. */
export async function schoolsOfYear(context: Context, db: Statements, year: StoredYear): Promise<RolledSchool[]> {
  const { rows } = await db.execute<RolledSchool & Record<string, unknown>>(sql`
    select o.id, o.party_id as "partyId", o.is_obligated_to_control as "isObligated", o.valid_until as "validUntil",
      s.last_grade as "lastGrade", coalesce(s.classes, '[]'::jsonb) as classes, s.successor_id as "successorId"
    from organisation o
    join (select organisation_id from ${inCareOf(context, year.authorityId)} as inside) as care
      on care.organisation_id = o.id
    left join roll_school s on s.school_year_id = ${year.id} and s.organisation_id = o.id
    where o.kind = 'school' order by o.id`)
  return rows
}

/** Somebody at a school before the year begins, or with it. */
export interface PupilRow extends RollMember {
  /** Where they are from the year on, where that is arranged already. */
  next: RollPlace | null
  /** They are nowhere of the authority's before. */
  isNew: boolean
  wish: RollWish | null
  contractId: string | null
  product: string | null
  /** The stop their way begins at, as it was said; empty where nobody did. */
  home: string
  /** Of what was measured: how, and by which document. */
  because: string
  documentId: string | null
  /** They live elsewhere since the way was said, or since the contract was asked for. */
  hasMoved: boolean
  /** Nobody but the case worker may measure their way. */
  isAddressBlocked: boolean
  /** Their way to this school as somebody has measured it. */
  measured: { metres: number; isNearest: boolean | null } | null
  redecide: RedecideReason | null
  isEntitled: boolean | null
  paysSelf: boolean
  decidedBy: string | null
  /** What was decided last about the contract: the parents pay for the ticket themselves. */
  paidSelf: boolean
  /** Since when that holds, with the exemption that was granted; null: nothing was decided. */
  held: GrantedTerm | null
  /** Until when a later proof shows it; null: there is none. */
  provedUntil: PlainDate | null
}

/** Pupils of a school: those of the last day before the year, and those who come with it and were not there. */
export async function pupilsOf(
  db: Statements,
  { id: yearId, validFrom }: Pick<StoredYear, 'id' | 'validFrom'>,
  schoolId: string,
  only: readonly string[] | null = null,
): Promise<PupilRow[]> {
  const last = addDays(validFrom, -1)
  const narrowed = only === null ? sql`true` : sql`m.party_id = any(${sql.param(only)}::uuid[])`
  const place = sql`jsonb_build_object('organisationId', m.organisation_id, 'grade', m.grade, 'class', m.class)`
  const { rows } = await db.execute<PupilRow & Record<string, unknown>>(sql`
    with there as (
      select m.party_id, m.organisation_id, m.grade, m.class, m.valid_until, false as is_new from membership m
      where m.organisation_id = ${schoolId} and m.valid_from <= ${last}
        and (m.valid_until is null or m.valid_until >= ${last}) and ${narrowed}
      union all
      select distinct on (m.party_id) m.party_id, m.organisation_id, m.grade, m.class, m.valid_until, true
      from membership m
      where m.organisation_id = ${schoolId} and m.valid_from >= ${validFrom} and ${narrowed} and not exists (
        select 1 from membership before where before.party_id = m.party_id and before.valid_from <= ${last}
          and (before.valid_until is null or before.valid_until >= ${last}))
    )
    select there.party_id as key, there.organisation_id as "organisationId", there.grade, there.class,
      there.valid_until as until, there.is_new as "isNew", later.place as next, known.wish, running.id as "contractId",
      running.product, coalesce(way.home, '') as home, coalesce(way.because, '') as because,
      way.document_id as "documentId", ${hasMoved('person', 'running')} as "hasMoved",
      coalesce(way.is_address_blocked, false) or coalesce(person.is_address_secret, false) as "isAddressBlocked", case when way.metres is not null
        then jsonb_build_object('metres', way.metres, 'isNearest', way.is_nearest) end as measured, known.redecide, known.is_entitled as "isEntitled",
      coalesce(known.pays_self, false) as "paysSelf", known.decided_by as "decidedBy",
      coalesce(decided.result = 'selfPay', false) as "paidSelf",
      case when decided.exemption is not null then jsonb_build_object('exemption', decided.exemption,
        'exemptionUntil', decided.exemption_until, 'validFrom', decided.valid_from) end as held,
      child.exemption_until as "provedUntil"
    from there
    left join roll_member known on known.school_year_id = ${yearId} and known.party_id = there.party_id
    left join lateral (
      select ${place} as place from membership m
      where not there.is_new and m.party_id = there.party_id and m.valid_from >= ${validFrom}
      order by m.valid_from limit 1
    ) as later on true
    left join lateral (
      select c.id, c.submitted_on, event.happening -> 'payload' ->> 'product' as product
      from contract c join organisation o on o.party_id = c.organisation_id and o.id = there.organisation_id
      join contract_event event on event.contract_id = c.id and event.happening ->> 'kind' = 'concluded'
      where c.holder_id = there.party_id
        and ${isContractIn(sql`c.state`)}
      order by c.submitted_on desc, c.id limit 1
    ) as running on true
    left join lateral ${heldDecision(sql`running.id`)} as decided on true
    left join applied_child child on child.contract_id = running.id
    left join contract_way way on way.contract_id = running.id
    left join party_person person on person.party_id = there.party_id
    order by there.party_id`)
  return rows
}

/** What becomes of a pupil, as it is stored. */
export interface ProposedRow {
  pupil: PupilRow
  proposal: RollProposal
  redecide: RedecideReason | null
  isEntitled: boolean | null
  paysSelf: boolean
  decidedBy: string | null
  exemptionEnds: PlainDate | null
  letter: 'needed' | null
}

/**
 * Stores what is proposed; what people have said and agreed to stays, and a letter that was sent, but of a new end; one
 * that was only printed is made anew.
 */
export async function storeProposed(
  tx: Transaction,
  { id: yearId, clientId }: StoredYear,
  rows: readonly ProposedRow[],
): Promise<void> {
  if (rows.length === 0) return
  const given = rows.map(({ pupil, proposal, ...rest }) => ({
    ...rest,
    party: pupil.key,
    organisation: pupil.organisationId,
    contract: pupil.contractId,
    kind: proposal.kind,
    why: proposal.why,
    before: pupil.isNew ? null : { organisationId: pupil.organisationId, grade: pupil.grade, class: pupil.class },
    after: proposal.to,
  }))
  await tx.execute(sql`
    insert into roll_member (school_year_id, party_id, client_id, organisation_id, kind, why, before, after,
      contract_id, redecide, is_entitled, pays_self, decided_by, exemption_ends, decision, letter)
    select ${yearId}, one.party, ${clientId}, one.organisation, one.kind, one.why, nullif(one.before, 'null'),
      nullif(one.after, 'null'), one.contract, one.redecide, one."isEntitled", one."paysSelf",
      one."decidedBy", one."exemptionEnds", '', one.letter
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one (party uuid, organisation uuid, kind text, why text,
      before jsonb, after jsonb, contract uuid, redecide text, "isEntitled" boolean, "paysSelf" boolean, "decidedBy" text, "exemptionEnds" text,
      letter text)
    on conflict (school_year_id, party_id) do update set organisation_id = excluded.organisation_id,
      kind = excluded.kind, why = excluded.why, before = excluded.before, after = excluded.after,
      contract_id = excluded.contract_id, redecide = excluded.redecide, is_entitled = excluded.is_entitled,
      pays_self = excluded.pays_self, decided_by = excluded.decided_by, exemption_ends = excluded.exemption_ends,
      letter = case when ${isOver(sql`excluded`)} and not ${isOver(sql`roll_member`)} then excluded.letter
        else coalesce(nullif(roll_member.letter, 'needed'), excluded.letter) end,
      letter_printed_on = null, failure = null`)
}

/** The rows of the batch are those of the year, in the order of schools and pupils. */
export async function rowsOfBatch(tx: Transaction, batchId: string, yearId: string): Promise<void> {
  await tx.execute(sql`delete from batch_row where batch_id = ${batchId} and applied_on is null`)
  await tx.execute(sql`
    insert into batch_row (batch_id, number, action, party_id, organisation_id, before, after, remarks)
    select ${batchId}, (row_number() over (order by m.organisation_id, m.party_id))::int, m.kind, m.party_id,
      m.organisation_id, m.before, m.after, jsonb_build_array(m.why)
    from roll_member m where m.school_year_id = ${yearId} and m.applied_on is null`)
}

/** Whoever is not there any more is taken out of the year again. */
export async function dropGone(
  tx: Transaction,
  yearId: string,
  schoolId: string,
  there: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from roll_member where school_year_id = ${yearId} and organisation_id = ${schoolId} and applied_on is null
      and not (party_id = any(${sql.param(there)}::uuid[]))`)
}
