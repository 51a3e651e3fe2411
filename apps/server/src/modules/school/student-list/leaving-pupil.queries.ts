import { letPupilGo } from '@billett/contract'
import { businessDateOf, EMPLOYER_KINDS, type PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isContractIn } from '../../../db/state-in.ts'
import { reachOf } from '../reach/index.ts'

/** Where a pupil is, as the list of a school has it. */
export interface PupilPlace {
  membershipId: string
  validFrom: PlainDate
  validUntil: PlainDate | null
  organisationId: string
  organisationPartyId: string
  /** The reader sees the money of it. */
  pays: boolean
}

/**
 * Where a pupil is at a school that the reader may look at, today or soon; held until the transaction ends. Whoever has
 * left is as absent as nobody. `orWas`: also where they were last, unless they are elsewhere by now.
 */
export async function lockPlace(
  context: Context,
  tx: Transaction,
  partyId: string,
  { orWas = false } = {},
): Promise<PupilPlace | undefined> {
  const today = businessDateOf(context.world.clock())
  const { rows } = await tx.execute<PupilPlace & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)}
    select m.id as "membershipId", m.valid_from as "validFrom", m.valid_until as "validUntil",
      o.id as "organisationId", o.party_id as "organisationPartyId", reach.pays
    from membership m join organisation o on o.id = m.organisation_id
    join reach on reach.organisation_id = o.id
    where m.party_id = ${partyId}
      and (m.valid_until is null or m.valid_until >= ${today}
        or (${orWas} and is_last_place(m.id, m.party_id, m.valid_from)))
      and o.kind <> all(${sql.param([...EMPLOYER_KINDS])}::text[])
    order by m.valid_from desc limit 1 for update of m`)
  return rows[0]
}

/** A ticket that runs. */
export interface RunningContract {
  id: string
  number: string
  configurationId: string
  cardNumber: string
}

/** Tickets of a pupil that are about a school. */
export async function runningAt(
  db: Statements,
  { partyId, organisationPartyId }: { partyId: string; organisationPartyId: string },
): Promise<RunningContract[]> {
  const { rows } = await db.execute<RunningContract & Record<string, unknown>>(sql`
    select c.id, c.number, c.configuration_id as "configurationId", coalesce(card.serial, '') as "cardNumber"
    from contract c
    left join lateral (
      select medium.serial from medium
      where medium.contract_id = c.id and medium.blocked_on is null order by medium.arrives_on desc limit 1
    ) as card on true
    where c.holder_id = ${partyId} and c.organisation_id = ${organisationPartyId} and ${isContractIn(sql`c.state`)}
    order by c.id`)
  return rows
}

/** How it was noted that a pupil leaves: what was then, and what was recorded. */
export interface NotedLeaving {
  doneOn: string
  leavesOn: PlainDate
  /** Last day before; '' where none was known. */
  was: string
  /** `contract:seq,contract:seq` of what ends tickets. */
  events: string
}

/** The latest time that somebody said so of a pupil at a place; undefined where it was taken back since. */
export async function notedLeaving(
  db: Statements,
  { partyId, organisationId }: { partyId: string; organisationId: string },
): Promise<NotedLeaving | undefined> {
  const { rows } = await db.execute<NotedLeaving & { isTakenBack: boolean } & Record<string, unknown>>(sql`
    select to_char(done_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "doneOn",
      detail ->> 'leavesOn' as "leavesOn", detail ->> 'was' as was, detail ->> 'events' as events,
      exists (select 1 from portal_action back where back.about_id = act.about_id and back.done_on >= act.done_on
        and back.detail ? 'tookBack') as "isTakenBack"
    from portal_action act
    where act.about_id = ${partyId} and act.organisation_id = ${organisationId} and act.call = ${letPupilGo.name}
      and act.detail ? 'leavesOn'
    order by act.done_on desc limit 1`)
  const [row] = rows
  return row && !row.isTakenBack ? row : undefined
}

/** Whether something was claimed since of some contracts for days on which they have ended; `from`: the first such. */
export async function claimedBehind(
  db: Statements,
  contractIds: readonly string[],
  { since, from }: { since: string; from: PlainDate },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from claim where contract_id = any(${sql.param([...contractIds])}::uuid[])
      and booked_on > ${since}::timestamptz and period_end > ${from} limit 1`)
  return rows.length > 0
}

/** The last day of a pupil at a place; null: no end is known. */
export async function setUntil(tx: Transaction, membershipId: string, until: PlainDate | null): Promise<void> {
  await tx.execute(sql`update membership set valid_until = ${until} where id = ${membershipId}`)
}
