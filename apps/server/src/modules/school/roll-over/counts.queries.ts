import type { RollCounts, RollKind } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { outsideWall, reachOf } from '../reach/index.ts'
import { isOver } from './over.queries.ts'
import type { StoredYear } from './school-year.repository.ts'

/** Stands as who has decided, where no person has. */
export const BY_RULE = 'rule'

/** The ticket of `m` ends with the year before. */
export const ENDS = isOver(sql`m`)

/** Goes on with a contract that somebody has to agree to. */
export const GOES_ON = sql`(m.contract_id is not null and m.kind not in ('leaves', 'unclear', 'new')
  and not ${ENDS} and m.declined_by is null)`

/**
 * Their first card is ordered, or made and not blocked since, be it that they come with the year or had a ticket on a
 * phone before.
 */
export const IS_FIRST_CARD = sql`((m.card = 'none' or (m.card = 'keep' and m.kind = 'new')) and exists (
  select 1 from medium_order o where o.contract_id = m.contract_id and o.state not in ('rejected', 'cancelled')
    and not exists (select 1 from medium made
      where made.contract_id = o.contract_id and made.serial = o.serial and made.blocked_on is not null)))`

/** Something is handed out to them. */
export const IS_HANDED_OUT = sql`(m.applied_on is not null and (m.card in ('extend', 'reprint') or ${IS_FIRST_CARD}))`

/** Of whom something is left at a step, of rows `m` with their contracts `c`. */
export const LEFT = {
  difference: sql`m.kind = 'unclear'`,
  entitlement: sql`(m.redecide is not null and m.is_entitled is null and m.kind not in ('leaves', 'unclear'))`,
  letters: sql`coalesce(m.letter = 'needed', false)`,
  approval: sql`(${GOES_ON} and m.applied_on is null and (m.asked_on is null
    or c.state in ('ReApprovalOrganizationPending', 'ReApprovalPayerPending')))`,
  apply: sql`(m.applied_on is null and m.failure is null)`,
  cards: sql`(m.applied_on is not null and m.kind <> 'leaves' and m.contract_id is not null and m.card is null)`,
  handOut: sql`(${IS_HANDED_OUT} and m.handed_out_on is null)`,
} as const

type Left = Record<keyof typeof LEFT, number>

export interface RollFigures {
  kinds: Map<RollKind, number>
  left: Left
  members: number
  applied: number
  /** Schools that have not said that this is all. */
  openSchools: number
}

/** How far the pupils of the reader are with a year. */
export async function figuresOfRoll(context: Context, db: Statements, yearId: string): Promise<RollFigures> {
  const { rows } = await db.execute<{ kind: RollKind; count: number; applied: number } & Left>(sql`
    with reach as materialized ${reachOf(context)}
    select m.kind, count(*)::int as count, (count(*) filter (where m.applied_on is not null))::int as applied,
      ${sql.join(
        Object.entries(LEFT).map(
          ([name, left]) => sql`(count(*) filter (where ${left}))::int as ${sql.identifier(name)}`,
        ),
        sql`, `,
      )}
    from roll_member m join reach on reach.organisation_id = m.organisation_id
    left join contract c on c.id = m.contract_id
    where m.school_year_id = ${yearId} group by m.kind`)
  const { rows: schools } = await db.execute<{ open: number }>(sql`
    select count(distinct m.organisation_id)::int as open
    from roll_member m join ${reachOf(context)} as reach on reach.organisation_id = m.organisation_id
    left join roll_school s on s.school_year_id = m.school_year_id and s.organisation_id = m.organisation_id
    where m.school_year_id = ${yearId} and not coalesce(s.is_done, false)`)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    kinds: new Map(rows.map(({ kind, count }) => [kind, count])),
    left: {
      difference: sum(row => row.difference),
      entitlement: sum(row => row.entitlement),
      letters: sum(row => row.letters),
      approval: sum(row => row.approval),
      apply: sum(row => row.apply),
      cards: sum(row => row.cards),
      handOut: sum(row => row.handOut),
    },
    members: sum(row => row.count),
    applied: sum(row => row.applied),
    openSchools: schools[0]?.open ?? 0,
  }
}

/** Whether something of the new year is booked of those who were taken into it. */
export async function isClaimed(db: Statements, { id, validFrom }: StoredYear): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from roll_member m join claim on claim.contract_id = m.contract_id and claim.period_start >= ${validFrom}
    where m.school_year_id = ${id} and m.applied_on is not null limit 1`)
  return rows.length > 0
}

/** What is left of each step, for as much of it as the reader looks after. */
export const countsOfRoll = (
  figures: RollFigures,
  {
    faults,
    isProposed,
    isReckoned,
    isClaimedFor,
  }: {
    faults: number
    isProposed: boolean
    isReckoned: boolean
    isClaimedFor: boolean
  },
): RollCounts => ({
  ...figures.left,
  rules: faults,
  proposal: isProposed ? 0 : 1,
  lists: figures.openSchools,
  money: isReckoned ? 0 : 1,
  claimsBooked: isClaimedFor ? 1 : 0,
  applied: figures.applied,
})

/** The batch that a year is taken over by, which a school does not see and is told of as far as it goes. */
export async function batchOfYear(
  tx: Parameters<typeof outsideWall>[0],
  { batchId }: StoredYear,
): Promise<{ state: string; task: string | null } | undefined> {
  if (batchId === null) return undefined
  const { rows } = await outsideWall(tx, () =>
    tx.execute<{ state: string; task: string | null }>(sql`select state, task from batch where id = ${batchId}`),
  )
  return rows[0]
}
