import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { endLinksFor, makeLink } from '../../subscription/link/index.ts'
import { outsideWall } from '../reach/index.ts'
import { nameAddress } from './guardian-address.repository.ts'

interface Named {
  contractId: string
  clientId: string
  email: string
}

/**
 * Asks whoever reads at the address that a school has named for a guardian to confirm it. Links to earlier addresses,
 * which nobody has confirmed, end: one may have come to whom it was not meant for.
 */
export async function nameGuardian({ world }: Context, tx: Transaction, named: Named): Promise<void> {
  const { contractId, clientId } = named
  const [act, now] = ['confirmAddress' as const, world.clock()]
  await outsideWall(tx, async () => {
    for (const earlier of await nameAddress(tx, { ...named, namedOn: now }))
      await endLinksFor(tx, { contractId: earlier, act, usedOn: now })
  })
  const { id: linkId } = await makeLink(world, tx, { contractId, act })
  await world.jobs.send(tx, 'sendGuardianMail', { clientId, contractId, linkId })
}
