import type { FamilyApplication, SubmittedFamily } from '@billett/contract'
import { emailKey } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { limitTries } from '../../run/limits/index.ts'
import { applicationState } from '../../subscription/application/index.ts'
import { knownStop } from '../../travel/stops/index.ts'
import { childrenOfApplication, sentBefore } from './family.queries.ts'
import { lockForm } from './family.repository.ts'
import { type PreparedChild, preparedChild } from './prepare-child.ts'
import { storeFamily } from './store-family.ts'

async function submitted(context: Context, applicationId: string): Promise<SubmittedFamily> {
  const rows = await childrenOfApplication(context.world.db, applicationId)
  const children = rows.map(({ firstName, number, state }) => ({ firstName, number, state: applicationState(state) }))
  return { email: rows[0]?.email ?? '', children }
}

/**
 * Parents apply for several children in one go, without an account: schools confirm, who pays decides. The same form
 * sent twice is one application. Nothing of who is known at a school already is told.
 */
export async function applyForFamily(context: Context, given: FamilyApplication): Promise<SubmittedFamily> {
  const { world } = context
  const form = { clientId: clientIdOf(world), formId: given.formId }
  const before = await sentBefore(world.db, form)
  if (before) return submitted(context, before)
  knownStop(world.regions.current(), given.home, 'home')
  await limitTries(context, 'subscription', emailKey(given.email))
  const children: PreparedChild[] = []
  for (const [place, child] of given.children.entries())
    children.push(await preparedChild(context, given, child, `children.${place}`))
  const id = await world.db.transaction(async tx => {
    await lockForm(tx, given.formId)
    return (await sentBefore(tx, form)) ?? storeFamily(context, tx, given, children)
  })
  return submitted(context, id)
}
