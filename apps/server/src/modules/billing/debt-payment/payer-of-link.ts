import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { findLink, type StoredLink } from '../../subscription/link/index.ts'

/**
 * Whose debt a link of a reminder is about. It is used up by nothing: who has paid sees that they have. Refuses
 * `linkNotValid` and `linkExpired`.
 */
export async function payerOfLink(
  world: World,
  secret: string,
): Promise<Pick<StoredLink, 'contractId'> & { payerId: string }> {
  const { link, state } = await findLink(world, world.db, secret)
  const { payerId, contractId, act } = link
  if (act !== 'pay' || payerId === null) return refuse('linkNotValid')
  if (state === 'expired') return refuse('linkExpired')
  return { payerId, contractId }
}
