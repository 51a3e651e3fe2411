import type { TakersOfCompany } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { mustReach } from '../reach/index.ts'
import { watchedTakers } from './watch-takers.ts'

/** Whether a company will have as many tickets as was agreed. Refuses `organisationNotFound` as `mustReach` does. */
export async function showTakers(context: Context, companyId: string): Promise<TakersOfCompany[]> {
  const { world } = context
  await mustReach(context, world.db, companyId)
  const watched = await watchedTakers(world, world.db, companyId)
  if (!watched) return []
  const warnings = watched.warnings.map(({ firm, name, ...month }) => ({
    ...month,
    firm: firm === null ? null : { guid: firm, name: name ?? '' },
  }))
  return [{ months: watched.months, warnings }]
}
