import type { LinkDone } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { contractById } from '../../subscription/contract/index.ts'
import { makeLink, useLink } from '../../subscription/link/index.ts'
import { confirmNamed } from './guardian-address.repository.ts'

/**
 * A guardian whom a school has named confirms the address, once: from now on what there is to be said about the child
 * goes there. A ticket that runs already is shown by a link that is mailed. Refuses as `useLink` does.
 */
export const confirmGuardian = ({ world }: Context, token: string): Promise<LinkDone> =>
  world.db.transaction(async tx => {
    const { act, contractId } = await useLink(world, tx, token, 'confirmAddress')
    const [clientId, doneOn] = [clientIdOf(world), world.clock()]
    await confirmNamed(tx, contractId, doneOn)
    const contract = await contractById(tx, clientId, contractId)
    if (contract?.state === 'Granted') {
      const { id: linkId } = await makeLink(world, tx, { contractId, act: 'showPass' })
      await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'passShown', linkId })
    }
    return { act, doneOn }
  })
