import { beforeAskedAgain } from '@billett/domain'
import type { World } from '../../../../world.ts'
import type { Refund } from '../../../ticket/order/index.ts'
import { givenBackBeside, noteCompared } from './refund.repository.ts'

/**
 * Whether the provider has given back more of a payment than is known here, before a refund that it refused is asked
 * for anew: somebody may have paid it back on the provider's own pages. Where it has not, this is noted before anybody
 * asks: from then on what went back may be of this very try. Throws where nobody can tell yet.
 */
export async function isBackAlready(world: World, refund: Refund, reference: string): Promise<boolean> {
  const report = await world.payments.fetchPayment({ reference })
  if (!('refundedCents' in report)) throw new Error(`refund ${refund.id}: the provider is ${report.state}`)
  const known = await givenBackBeside(world.db, refund)
  const verdict = beforeAskedAgain({ theirs: report.refundedCents, ...known })
  if (verdict === 'wait') throw new Error(`refund ${refund.id}: another one of its payment is under way`)
  if (verdict === 'ask') await noteCompared(world.db, refund)
  return verdict === 'alreadyBack'
}
