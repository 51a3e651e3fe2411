import { STATEMENT_DESCRIPTION_LENGTH, STATEMENT_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffReportView, StaffStatement } from '../../replies/staff-statement.ts'
import { count } from '../../values/count.ts'
import { Instant } from '../../values/date.ts'
import { DryRun } from '../../values/staff-page.ts'
import { requiredLine, sqlText } from '../../values/text.ts'

const service = 'admin' as const
const runs = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToExecuteSqlStatements'] } as const
const writes = { who: 'staff', rights: [...runs.rights, 'AllowedToEditSqlStatements'] } as const

/** Milliseconds; a statement may take half a minute. */
const RUN_TIMEOUT = 60_000

const Description = requiredLine(STATEMENT_DESCRIPTION_LENGTH)
const Version = count(1, Number.MAX_SAFE_INTEGER)

export const getSqlStatements = defineCall({
  name: 'admin/getSqlStatements',
  service,
  method: 'GET',
  path: '/admin/sqlStatements',
  summary: 'The stored statements of the own company, by description',
  access: runs,
  reply: list(StaffStatement),
})

export const getReportViews = defineCall({
  name: 'admin/getReportViews',
  service,
  method: 'GET',
  path: '/admin/reportViews',
  summary: 'What statements can be asked of',
  access: runs,
  reply: list(StaffReportView),
})

const StatementParams = z.object({ description: Description })

export const getSqlStatement = defineCall({
  name: 'admin/getSqlStatement',
  service,
  method: 'GET',
  path: '/admin/sqlStatements/{description}',
  summary: 'A stored statement',
  access: runs,
  params: StatementParams,
  reply: list(StaffStatement),
})

export const SaveStatement = z.object({
  description: Description,
  /** One `select` (PostgreSQL) of views of `getReportViews`; `:from`, `:to`, `:serviceArea` are given when it runs. */
  statement: sqlText(STATEMENT_LENGTH).check(z.minLength(1, key('required'))),
  /** The version that was read, of one that is changed; a new one without it, whose description nobody has used. */
  version: z.optional(Version),
})
export type SaveStatement = z.infer<typeof SaveStatement>

export const saveSqlStatement = defineCall({
  name: 'admin/saveSqlStatement',
  service,
  method: 'POST',
  path: '/admin/sqlStatements',
  summary: 'Stores a statement as a draft, a new one or a change of one',
  access: writes,
  query: DryRun,
  body: SaveStatement,
  reply: list(StaffStatement),
})

const ReleaseStatement = z.object({
  /** The version that was read; `error.changedMeanwhile` where there is a later one. */
  version: Version,
})

export const releaseSqlStatement = defineCall({
  name: 'admin/releaseSqlStatement',
  service,
  method: 'POST',
  path: '/admin/sqlStatements/{description}/release',
  summary: 'Lets everybody run a statement who may run any',
  access: { ...writes, stepUp: true, approval: 'statements' },
  params: StatementParams,
  body: ReleaseStatement,
  reply: list(StaffStatement),
})

export const deleteSqlStatement = defineCall({
  name: 'admin/deleteSqlStatement',
  service,
  method: 'DELETE',
  path: '/admin/sqlStatements/{description}',
  summary: 'Removes a stored statement for good',
  access: writes,
  params: StatementParams,
  reply: empty,
})

const RunQuery = z.object({
  /** What `:from` stands for; asked for where the statement names it. */
  from: z.optional(Instant),
  /** What `:to` stands for. */
  to: z.optional(Instant),
  /** What `:serviceArea` stands for: 2 single tickets, 4 subscriptions. */
  serviceArea: z.optional(count(0, 999)),
})
export type RunQuery = z.infer<typeof RunQuery>

export const executeSqlStatement = defineCall({
  name: 'admin/executeSqlStatement',
  service,
  method: 'GET',
  path: '/admin/sqlStatements/{description}/execute',
  summary: 'Runs a statement: its rows as CSV, of every client the caller sees',
  access: { ...runs, noted: true },
  params: StatementParams,
  query: RunQuery,
  reply: file('text/csv'),
  timeout: RUN_TIMEOUT,
})

/** How many statements are run one after the other by one call. */
export const RUN_TOGETHER = 10

const RunTogetherQuery = z.extend(RunQuery, {
  /** In this order; each once, whatever is named twice. */
  descriptions: z
    .array(Description)
    .check(z.minLength(1, key('required')), z.maxLength(RUN_TOGETHER, key('outOfRange'))),
})
export type RunTogetherQuery = z.infer<typeof RunTogetherQuery>

export const executeSqlStatements = defineCall({
  name: 'admin/executeSqlStatements',
  service,
  method: 'GET',
  path: '/admin/sqlStatementFiles',
  summary: 'Runs several statements one after the other: a zip of their CSV files, all of them or none',
  access: { ...runs, noted: true },
  query: RunTogetherQuery,
  reply: file('application/zip'),
  timeout: RUN_TOGETHER * RUN_TIMEOUT,
})
