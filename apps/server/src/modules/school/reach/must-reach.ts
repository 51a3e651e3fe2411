import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { isReached } from './reach.queries.ts'

/** Refuses `organisationNotFound` one that the caller may not look at as one that is not there. */
export async function mustReach(context: Context, db: Statements, organisationId: string): Promise<void> {
  if (!(await isReached(context, db, organisationId))) refuse('organisationNotFound', 'orgGuid')
}
