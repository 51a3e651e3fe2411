import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { userAccount } from './user-account.ts'

/** A customer is on the way to their university's login and back. */
export const studentVerificationRequest = pgTable(
  'student_verification_request',
  {
    /** The number the university's login knows the way by. */
    guid: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    expiresOn: instant().notNull(),
  },
  table => [
    index('student_verification_request_account').on(table.accountId),
    index('student_verification_request_expiry').on(table.expiresOn),
  ],
)

/** What a university said of a customer. One account a student. */
export const studentVerification = pgTable('student_verification', {
  accountId: uuid()
    .primaryKey()
    .references(() => userAccount.id, { onDelete: 'cascade' }),
  studentId: text().notNull().unique('student_verification_student'),
  university: text().notNull(),
  /** Business date of the last day of the studies. */
  validUntil: text().notNull(),
  verifiedOn: instant().notNull(),
})

/** The last answer of the credit agency: a traffic light. */
export const creditCheck = pgTable(
  'credit_check',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    score: text().$type<'green' | 'yellow' | 'red'>().notNull(),
    /** Whom it is of, as a fingerprint, then a colon and the agency's number of its answer. */
    reference: text().notNull(),
    checkedOn: instant().notNull(),
  },
  table => [check('credit_check_score', sql`${table.score} in ('green', 'yellow', 'red')`)],
)
