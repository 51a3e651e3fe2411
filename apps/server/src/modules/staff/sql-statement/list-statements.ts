import type { StaffStatement } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { presentStatement } from './sql-statement.present.ts'
import { statementsOf } from './sql-statement.repository.ts'

/** The statements that are stored for the own company, by description. */
export async function listStatements({ world }: Context): Promise<StaffStatement[]> {
  const stored = await statementsOf(world.db, clientIdOf(world))
  return Promise.all(stored.map(one => presentStatement(world, one)))
}
