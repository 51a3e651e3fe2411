import {
  DECISION_RESULTS,
  type DecisionFacts,
  type DecisionResult,
  type Entitlement,
  OBJECTED_BY,
  OBJECTION_STATES,
  type ObjectedBy,
  type ObjectionState,
  type OwnShare,
} from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { contract } from '../subscription/contract.ts'
import { uploadedFile } from '../subscription/file.ts'
import { entitlementRule } from './entitlement.ts'
import { organisation } from './organisation.ts'

const words = (all: readonly string[]) => sql.raw(all.map(word => `'${word}'`).join(', '))

/**
 * What who pays has decided about an application or a request, with the rule and the facts it was decided by. Rows are
 * only ever added, and nothing in them says who anybody is.
 */
export const entitlementDecision = pgTable(
  'entitlement_decision',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Who pays, and has decided. */
    authorityId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** The school it is about. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** The pupil; null where a request is about nobody yet. */
    partyId: uuid().references(() => party.id),
    contractId: uuid().references(() => contract.id),
    /** Of a decision about a request; it is known by that longer than the request is kept. */
    requestId: uuid(),
    schoolYear: text().notNull(),
    /** Of a decision that the step into a school year has made: which; null: somebody had applied or asked for it. */
    stepId: uuid(),
    /** 1, 2, 3 … of an authority and school year, without a gap. */
    number: integer().notNull(),
    /** The version it was decided by; null where the authority has released none. */
    ruleId: uuid().references(() => entitlementRule.id),
    /** Null of requests that no way is weighed for. */
    facts: jsonb().$type<DecisionFacts>(),
    /** What the rule says of these facts; null without either. */
    ruled: jsonb().$type<Entitlement>(),
    result: text().$type<DecisionResult>().notNull(),
    /** Who pays has decided otherwise than the rule says. */
    departs: boolean().notNull(),
    /** The exemption from the own share that was granted; empty without one. */
    exemption: text().notNull(),
    /** Last day it was proved for; null: nobody has said so, and the step into the next year looks at it. */
    exemptionUntil: text(),
    /** What the parents pay of a month from its first day on; null where there is nothing to pay for. */
    share: jsonb().$type<Pick<OwnShare, 'cents' | 'place' | 'why'>>(),
    /** First day it holds. */
    validFrom: text().notNull(),
    decidedOn: instant().notNull(),
    /** Who decided, by name. */
    decidedBy: text().notNull(),
    decidedById: uuid().notNull(),
    /** Reason of a list with what was said besides; empty where nothing was. */
    reason: text().notNull(),
    /** The decision that was objected to, and that this one takes the place of. */
    citesId: uuid().references((): AnyPgColumn => entitlementDecision.id),
  },
  table => [
    unique('entitlement_decision_number').on(table.authorityId, table.schoolYear, table.number),
    index('entitlement_decision_contract').on(table.contractId),
    index('entitlement_decision_request').on(table.requestId),
    index('entitlement_decision_party').on(table.partyId),
    check('entitlement_decision_result', sql`${table.result} in (${words(DECISION_RESULTS)})`),
    check('entitlement_decision_about', sql`${table.contractId} is not null or ${table.requestId} is not null`),
    check('entitlement_decision_counted', sql`${table.number} > 0`),
  ],
)

/**
 * The last number of an authority in a school year: whoever decides holds it until that is stored, so none is
 * missing.
 */
export const decisionCounter = pgTable(
  'decision_counter',
  {
    authorityId: uuid()
      .notNull()
      .references(() => organisation.id),
    schoolYear: text().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.authorityId, table.schoolYear] })],
)

/** The letter of a decision, once it was made. */
export const decisionLetter = pgTable(
  'decision_letter',
  {
    decisionId: uuid()
      .primaryKey()
      .references(() => entitlementDecision.id),
    clientId: text().notNull(),
    /** Null when it is kept no longer. */
    fileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    /** No e-mail address is known of whoever it is for: it goes by post. */
    byPost: boolean().notNull().default(false),
    /** Of one that goes by post: its address is known and no secret. */
    isAddressed: boolean(),
    /** When it was mailed, or noted as posted; null: it waits for the post. */
    sentOn: instant(),
    /** When it was printed last. */
    printedOn: instant(),
    /** Day it was handed to the post, and who has noted that, by name. */
    postedOn: text(),
    postedBy: text(),
    /** Day it counts as delivered, and the last one of an objection; null until it was sent. */
    deliveredOn: text(),
    objectionUntil: text(),
  },
  table => [index('decision_letter_file').on(table.fileId)],
)

/** Somebody says that a decision is wrong: until that is decided its term stands still. */
export const decisionObjection = pgTable(
  'decision_objection',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    decisionId: uuid()
      .notNull()
      .references(() => entitlementDecision.id),
    /** What the decision is about. */
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    state: text().$type<ObjectionState>().notNull(),
    /** Day it came in; of a letter the day of its stamp. */
    receivedOn: text().notNull(),
    enteredOn: instant().notNull(),
    enteredBy: text().$type<ObjectedBy>().notNull(),
    /** Whose account entered it; null: the parents by their link. */
    enteredById: uuid(),
    /** In their own words; empty when it was forgotten. */
    text: text().notNull(),
    decidedOn: text(),
    decidedBy: text(),
    decision: text().notNull(),
    /** The application that follows from one that was upheld; it may be the contract itself. */
    followsId: uuid().references(() => contract.id),
  },
  table => [
    index('decision_objection_decision').on(table.decisionId),
    index('decision_objection_contract').on(table.contractId),
    index('decision_objection_follows').on(table.followsId),
    check('decision_objection_state', sql`${table.state} in (${words(OBJECTION_STATES)})`),
    check('decision_objection_by', sql`${table.enteredBy} in (${words(OBJECTED_BY)})`),
    check('decision_objection_decided', sql`(${table.state} = 'open') = (${table.decidedOn} is null)`),
  ],
)

/** When the shares of a contract of which a way was decided are looked at again: what a month costs whom may change. */
export const shareWatch = pgTable(
  'share_watch',
  {
    contractId: uuid()
      .primaryKey()
      .references(() => contract.id),
    clientId: text().notNull(),
    /** First day of a month; null where nothing can follow. */
    nextLookOn: text(),
  },
  table => [index('share_watch_due').on(table.clientId, table.nextLookOn).where(sql`${table.nextLookOn} is not null`)],
)
