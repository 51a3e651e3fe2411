import type { SaveStatement, StaffStatement } from '@billett/contract'
import { descriptionFault } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { refuseStatement } from './refuse-statement.ts'
import { presentStatement } from './sql-statement.present.ts'
import {
  changeStatement,
  insertStatement,
  lockStatement,
  removeStatement,
  type StoredStatement,
} from './sql-statement.repository.ts'

interface Edited {
  shown: StaffStatement
  act: Act
}

/** What a note says of a statement. */
const told = ({ statement, version, releasedOn }: StoredStatement) => ({ statement, version, releasedOn })

async function held({ world }: Context, description: string, tx: Transaction): Promise<StoredStatement> {
  const found = await lockStatement(tx, clientIdOf(world), description)
  return found ?? refuse('statementNotFound', 'description')
}

/** The same, as it was read. Refuses `changedMeanwhile` where somebody has changed it since. */
async function asRead(
  context: Context,
  { description, version }: { description: string; version: number },
  tx: Transaction,
): Promise<StoredStatement> {
  const before = await held(context, description, tx)
  return before.version === version ? before : refuse('changedMeanwhile', 'version')
}

/** Stores a draft. What was released under this description is no longer: who may only run statements waits. */
export async function saveStatement(
  context: Context,
  { description, statement, version }: SaveStatement,
  tx: Transaction,
): Promise<Edited> {
  const { world } = context
  const fault = descriptionFault(description)
  if (fault) refuse(fault, 'description')
  const read = await world.reports.read(statement)
  if (!read.ok) refuseStatement(read.fault)
  const clientId = clientIdOf(world)
  const before = version === undefined ? undefined : await asRead(context, { description, version }, tx)
  const writtenOn = world.clock()
  const after = { clientId, description, statement, version: (version ?? 0) + 1, writtenOn, releasedOn: null }
  if (before) await changeStatement(tx, after)
  else if (!(await insertStatement(tx, after))) refuse('descriptionTaken', 'description')
  const act: Act = { kind: 'statement', id: description, after: told(after) }
  return { shown: await presentStatement(world, after), act: before ? { ...act, before: told(before) } : act }
}

/** From now on everybody runs it who may run any. */
export async function releaseStatement(
  context: Context,
  read: { description: string; version: number },
  tx: Transaction,
): Promise<Edited> {
  const { world } = context
  const before = await asRead(context, read, tx)
  const after = { ...before, releasedOn: before.releasedOn ?? world.clock() }
  await changeStatement(tx, after)
  // What a second person agrees to is the statement, not the moment at which they do.
  const { statement, version } = before
  const act: Act = { kind: 'statement', id: read.description, after: { statement, version, isReleased: true } }
  return { shown: await presentStatement(world, after), act }
}

export async function deleteStatement(context: Context, description: string, tx: Transaction): Promise<Act> {
  const before = await held(context, description, tx)
  await removeStatement(tx, before)
  return { kind: 'statement', id: description, before: told(before) }
}
