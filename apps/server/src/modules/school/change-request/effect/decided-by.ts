import { findAccount } from '../../../people/account/index.ts'
import type { Place } from '../subject.queries.ts'
import type { Scene } from './effect.ts'

/**
 * Who decided about the money of a request, by name and account: whoever says the last yes as who pays, else whoever
 * asked for it as such, which a school has only confirmed.
 */
export async function decidedBy(
  { context, tx, asker }: Scene,
  { pays }: Pick<Place, 'pays'>,
  by: string,
): Promise<{ by: string; byId: string }> {
  if (pays) return { by, byId: context.visitor.id }
  const account = await findAccount(tx, asker.accountId)
  return { by: account ? `${account.firstName} ${account.lastName}`.trim() : by, byId: asker.accountId }
}
