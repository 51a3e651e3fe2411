import {
  CARD_PLANS,
  type CardPlan,
  type ClassMove,
  REDECIDE_REASONS,
  type RedecideReason,
  ROLL_KINDS,
  ROLL_REASONS,
  type RollInverse,
  type RollKind,
  type RollPlace,
  type RollReason,
  type RollWish,
  SCHOOL_YEAR_STATES,
  type SchoolYearState,
  type YearMoney,
} from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { contract } from '../subscription/contract.ts'
import { batch } from './batch.ts'
import { organisation } from './organisation.ts'

const words = (all: readonly string[]) => sql.raw(all.map(word => `'${word}'`).join(', '))

/** A school year of an authority, with the days that are its own; one of them at a time is rolled into. */
export const schoolYear = pgTable(
  'school_year',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    authorityId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** As it stands in addresses, `sy2026`; people call it `2026/27`. */
    key: text().notNull(),
    state: text().$type<SchoolYearState>().notNull(),
    /** Counts its changes: whoever changes it names the one they read. */
    version: integer().notNull(),
    /** First and last day: on the first of them everything of it takes effect. */
    validFrom: text().notNull(),
    validUntil: text().notNull(),
    /** First day of lessons of most of its schools. */
    firstSchoolDay: text().notNull(),
    /** In which days applications are wanted. */
    windowFrom: text().notNull(),
    windowUntil: text().notNull(),
    /** Day on which cards are handed out. */
    handOutOn: text().notNull(),
    /** A card whose photo is so old is made anew. */
    photoYears: integer().notNull(),
    /** What all that is done with it is done by; null: it was not begun. */
    batchId: uuid().references(() => batch.id, { onDelete: 'set null' }),
    /** What the new year costs, as it was reckoned last; null: it was not. */
    money: jsonb().$type<YearMoney>(),
    editedOn: instant().notNull(),
    editedBy: text().notNull(),
  },
  table => [
    unique('school_year_of_authority').on(table.authorityId, table.key),
    uniqueIndex('school_year_one_roll').on(table.authorityId).where(sql`${table.state} = 'rolling'`),
    check('school_year_state', sql`${table.state} in (${words(SCHOOL_YEAR_STATES)})`),
    check('school_year_span', sql`${table.validUntil} >= ${table.validFrom}`),
  ],
)

/** What a school says of its new year. */
export const rollSchool = pgTable(
  'roll_school',
  {
    schoolYearId: uuid()
      .notNull()
      .references(() => schoolYear.id, { onDelete: 'cascade' }),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    clientId: text().notNull(),
    /** Whoever has been through it leaves; null: the last there is. */
    lastGrade: integer(),
    /** Where its classes go, as far as they do not go on as usual. */
    classes: jsonb().$type<readonly ClassMove[]>().notNull(),
    /** Where its pupils go with the year, as it closes or becomes part of another. */
    successorId: uuid().references(() => organisation.id),
    /** Its own first day of lessons; null: that of the year. */
    firstSchoolDay: text(),
    /** It has said that this is all: nobody waits for it any more. */
    isDone: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.schoolYearId, table.organisationId] })],
)

/** What becomes of one pupil with the year, and what people have said of it. */
export const rollMember = pgTable(
  'roll_member',
  {
    schoolYearId: uuid()
      .notNull()
      .references(() => schoolYear.id, { onDelete: 'cascade' }),
    partyId: uuid()
      .notNull()
      .references(() => party.id, { onDelete: 'cascade' }),
    clientId: text().notNull(),
    /** The school they are at before; of whoever comes with the year the new one. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text().$type<RollKind>().notNull(),
    why: text().$type<RollReason>().notNull(),
    /** Where they are before; null: nowhere. */
    before: jsonb().$type<RollPlace>(),
    /** Where they will be; null: nowhere, or nobody knows. */
    after: jsonb().$type<RollPlace>(),
    /** What a person has said of them; null: nobody has. It outlives another proposal. */
    wish: jsonb().$type<RollWish>(),
    /** The contract that goes on or ends with it; null: they have none. */
    contractId: uuid().references(() => contract.id),
    /** Why their entitlement is decided anew; null: the old decision goes on. */
    redecide: text().$type<RedecideReason>(),
    /** What was decided, and by whom; null: a person has still to. */
    isEntitled: boolean(),
    /** Whoever is not entitled keeps the ticket at the parents' own price. */
    paysSelf: boolean().notNull().default(false),
    decidedBy: text(),
    /** Last day of an exemption from the own share whose proof does not reach the year; null: there is none. */
    exemptionEnds: text(),
    /**
     * Parents have handed in a proof by the link of a letter; that they pay themselves stands here alone of before
     * the price did. It outlives another proposal.
     */
    parentsSaid: text().$type<'paysSelf' | 'proof'>(),
    /** What parents have agreed to pay for a month; null: nothing. It outlives another proposal at the same price. */
    agreedCents: integer(),
    /** Why it was decided so, in the words of whoever did; empty: by the rule. */
    decision: text().notNull(),
    /** When the school was asked to confirm, or who pays; null: they were not. */
    askedOn: instant(),
    /** Who pays has said no: the contract ends with the year. */
    declinedBy: text(),
    /** It changes something that they are written to about: a letter waits to be made; null: it needs none. */
    letter: text().$type<'needed' | 'sent'>(),
    /** When a waiting letter was printed for somebody without an e-mail address; null: what it says now was not. */
    letterPrintedOn: instant(),
    card: text().$type<CardPlan>(),
    handedOutOn: text(),
    /** The old card came back. */
    cardReturnedOn: text(),
    appliedOn: instant(),
    /** Why it could not be, by the key of a failure; null: it could, or was not tried. */
    failure: text(),
    /** What takes it back. */
    inverse: jsonb().$type<RollInverse>(),
  },
  table => [
    primaryKey({ columns: [table.schoolYearId, table.partyId] }),
    index('roll_member_school').on(table.schoolYearId, table.organisationId),
    index('roll_member_party').on(table.partyId),
    index('roll_member_contract').on(table.contractId),
    check('roll_member_kind', sql`${table.kind} in (${words(ROLL_KINDS)})`),
    check('roll_member_why', sql`${table.why} in (${words(ROLL_REASONS)})`),
    check('roll_member_redecide', sql`${table.redecide} in (${words(REDECIDE_REASONS)})`),
    check('roll_member_card', sql`${table.card} in (${words(CARD_PLANS)})`),
    check('roll_member_letter', sql`${table.letter} in ('needed', 'sent')`),
  ],
)
