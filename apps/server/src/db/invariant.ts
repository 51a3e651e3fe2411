import type { Instant } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Moving } from './schema/index.ts'

/** What must hold. `broken` selects what breaks it, one row each, with a column `what`. */
export interface Invariant {
  name: string
  broken: SQL
}

/**
 * Whether a column holds the id of one of the rows that are looked at, or a key that is made of it by this beginning.
 */
export type Among = (column: string, beginning?: string) => SQL

/** Of what money moves with, which rows are looked at. */
export type OfMoving = Readonly<Record<Moving, Among>>

/**
 * What must hold of the rows a module writes. Each module states its own, in `*.invariants.ts`; upkeep collects them,
 * and asks them after every database test and while the shop runs.
 */
export interface Invariants {
  /**
   * Of these orders, their money and their tickets, asked of these alone: how long it takes does not depend on how many
   * there are in all.
   */
  ofOrders?: (among: Among) => Invariant[]
  /** Of money that is owed, collected and paid out: of the rows that moved, whenever they were made, or of all. */
  ofMoved?: (of: OfMoving) => Invariant[]
  /** Of everything together at a moment, where few rows tell it. */
  ofAll?: (now: Instant) => Invariant[]
}

export const amongIds =
  (among: readonly string[]): Among =>
  (column, beginning) =>
    beginning === undefined
      ? sql`${sql.raw(column)} = any(${sql.param(among)}::uuid[])`
      : sql`${sql.raw(column)} = any(${sql.param(among.map(id => beginning + id))}::text[])`

const anyRow: Among = (column, beginning) =>
  beginning === undefined ? sql`true` : sql`starts_with(${sql.raw(column)}, ${beginning})`

const noRow: Among = () => sql`false`

/** The one row of `looked_at`, a table of ids that stands around the query. */
const theRow: Among = (column, beginning) =>
  beginning === undefined
    ? sql`${sql.raw(column)} = looked_at.id`
    : sql`${sql.raw(column)} = ${beginning}::text || looked_at.id`

export const ofMovingEach = (amongOf: (moving: Moving) => Among): OfMoving => ({
  claim: amongOf('claim'),
  collection: amongOf('collection'),
  payout: amongOf('payout'),
  bankFile: amongOf('bankFile'),
  bankEntry: amongOf('bankEntry'),
  debtPayment: amongOf('debtPayment'),
  invoice: amongOf('invoice'),
  payrollList: amongOf('payrollList'),
  pass: amongOf('pass'),
})

/** All rows, whether they moved or not. */
export const allOfMoving: OfMoving = ofMovingEach(() => anyRow)

/** Each row of a kind by itself. */
export const eachOfMoving = (kind: Moving): OfMoving => ofMovingEach(moving => (moving === kind ? theRow : noRow))

/** Which of these rows break an invariant that was asked of each by itself. */
export const thoseThatBreak = (ids: readonly string[], { broken }: Invariant): SQL =>
  sql`select id from unnest(${sql.param(ids)}::uuid[]) as looked_at (id) where exists (${broken})`
