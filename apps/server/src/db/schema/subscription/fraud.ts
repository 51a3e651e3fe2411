import { FRAUD_STATES, type FraudFinding, type FraudState, RISK_LEVELS, type RiskLevel } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { contract } from './contract.ts'

const words = (list: readonly string[]) => sql.raw(list.map(word => `'${word}'`).join(', '))

/** What the fraud guard found of an order, by which rules, and what somebody decided about it: one of each order. */
export const fraudCase = pgTable(
  'fraud_case',
  {
    contractId: uuid()
      .primaryKey()
      .references(() => contract.id),
    clientId: text().notNull(),
    /** By which it would be debited. No foreign key: mandates are forgotten before. */
    mandateId: uuid(),
    level: text().$type<RiskLevel>().notNull(),
    points: integer().notNull(),
    /** Each rule that found something, what it counted for and what it saw. */
    findings: jsonb().$type<FraudFinding[]>().notNull(),
    /** Of the rules as they were: the first characters of the SHA-256 of all weights. */
    rulesVersion: text().notNull(),
    assessedOn: instant().notNull(),
    state: text().$type<FraudState>().notNull(),
    /** Of a decision: who, when and why. */
    decidedBy: text(),
    decidedOn: instant(),
    reason: text(),
  },
  table => [
    index('fraud_case_list').on(table.clientId, table.assessedOn),
    index('fraud_case_open').on(table.clientId).where(sql`${table.state} = 'open'`),
    index('fraud_case_mandate').on(table.mandateId).where(sql`${table.state} = 'confirmed'`),
    check('fraud_case_level', sql`${table.level} in (${words(RISK_LEVELS)})`),
    check('fraud_case_state', sql`${table.state} in (${words(FRAUD_STATES)})`),
    check(
      'fraud_case_decided',
      sql`(${table.state} in ('overruled', 'confirmed')) = (${table.decidedBy} is not null and ${table.reason} is not null)`,
    ),
  ],
)
