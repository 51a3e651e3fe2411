import type { ChangeKind } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { applicationState } from '../../subscription/application/index.ts'
import { actionsOfContract, type HeldContract } from '../own-contract/index.ts'

/**
 * Refuses what the caller may not do about a contract now, in the words their account has for it: what is asked for and
 * its preview alike. What is taken back has been allowed before.
 */
export function mayAsk({ world }: Pick<Context, 'world'>, held: HeldContract, kind: ChangeKind): void {
  if (kind === 'takeBack') return
  const actions = actionsOfContract(world, held, applicationState(held.stored.state))
  const reason = actions.find(({ action }) => action === kind)?.reason
  if (reason) refuse(reason)
}
