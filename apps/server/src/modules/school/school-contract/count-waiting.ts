import type { WaitingFilter, WaitingFound } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { countedWaiting } from './counted.queries.ts'

/** How many wait, and by which schools and subscriptions they can be narrowed whatever they are narrowed to now. */
export async function countWaiting(
  context: Context,
  organisationId: string,
  { status: states, filters: text, ...rest }: WaitingFilter,
): Promise<WaitingFound> {
  const { db } = context.world
  const groups = await countedWaiting(context, db, organisationId, { states, text, ...rest })
  const versions = await withConfigurations(db, groups)
  const named = new Map(
    versions.map(({ subscription: key, configuration: { title } }) => [key, textIn(title, context.language)]),
  )
  return {
    total: groups.reduce((sum, { count }) => sum + count, 0),
    oldest: groups.flatMap(({ oldest }) => oldest ?? []).toSorted()[0] ?? null,
    schools: [...new Map(groups.map(({ organisationId: guid, organisationName: name }) => [guid, name]))].map(
      ([guid, name]) => ({ guid, name }),
    ),
    subscriptions: [...named].map(([key, name]) => ({ key, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
