import type { StaffStatement } from '@billett/contract'
import type { World } from '../../../world.ts'
import type { StoredStatement } from './sql-statement.repository.ts'

/** A statement with what it asks for; one that can be run no more, as views have gone, asks for nothing. */
export async function presentStatement(
  { reports }: Pick<World, 'reports'>,
  { description, statement, version, writtenOn, releasedOn }: StoredStatement,
): Promise<StaffStatement> {
  const read = await reports.read(statement)
  const parameters = read.ok ? [...read.parameters] : []
  return { description, statement, version, parameters, writtenOn, releasedOn }
}
