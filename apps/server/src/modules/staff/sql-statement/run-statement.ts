import { createHash } from 'node:crypto'
import type { RunQuery } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { refuseReport, refuseStatement } from './refuse-statement.ts'
import { statementOf } from './sql-statement.repository.ts'

interface Asked {
  description: string
  values: RunQuery
}

interface Ready extends Asked {
  statement: string
  version: number
}

interface Report {
  file: { bytes: Uint8Array; fileName: string }
  act: Act
}

/**
 * A statement as it is run. A draft is run only by who may write statements. Refuses `required` at a moment that the
 * statement names and nobody has given.
 */
export async function readyStatement({ world, visitor }: Context, { description, values }: Asked): Promise<Ready> {
  const found = await statementOf(world.db, clientIdOf(world), description)
  const { statement, version, releasedOn } = found ?? refuse('statementNotFound', 'description')
  if (releasedOn === null && !holdsRights(visitor.rights, ['AllowedToEditSqlStatements'])) refuse('statementIsDraft')
  const read = await world.reports.read(statement)
  if (!read.ok) return refuseStatement(read.fault)
  const missing = read.parameters.find(name => values[name] === undefined)
  if (missing !== undefined) refuse('required', missing)
  return { description, values, statement, version }
}

/** The rows of a statement as CSV, of every client the caller sees, and what is noted of it. */
export async function reportOf(context: Context, { description, values, statement, version }: Ready): Promise<Report> {
  const { world, visitor } = context
  const begun = performance.now()
  const answer = await world.reports.run({
    statement,
    clientIds: scopeOf(context).clientIds,
    seesPersonal: holdsRights(visitor.rights, ['AllowedToExportPersonalData']),
    person: visitor.id,
    values,
    timeZone: world.regions.current().timeZone,
  })
  if (!answer.ok) return refuseReport(answer)
  const milliseconds = Math.round(performance.now() - begun)
  const hash = createHash('sha256').update(statement).digest('hex')
  const after = { version, hash, rows: answer.rows, milliseconds, ...values }
  return {
    file: { bytes: answer.csv, fileName: `${description}.csv` },
    act: { kind: 'statement', id: description, after },
  }
}

export async function runStatement(context: Context, asked: Asked): Promise<Done<never>> {
  const { file, act } = await reportOf(context, await readyStatement(context, asked))
  return { answer: { file: { ...file, mimeType: 'text/csv; charset=utf-8' } }, act }
}
