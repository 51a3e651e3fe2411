import type { LinkDone } from '@billett/contract'
import { kindOfResult } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { tellHowItStands } from '../../subscription/application/index.ts'
import { useLink } from '../../subscription/link/index.ts'
import { decisionsAbout } from '../decision/index.ts'
import { confirmNamed } from './guardian-address.repository.ts'

/**
 * A guardian whom a school has named confirms the address, once: from now on what there is to be said about the child
 * goes there, and what could not be sent before is. A no that was decided is told by its letter. Refuses as `useLink`
 * does.
 */
export const confirmGuardian = ({ world }: Context, token: string): Promise<LinkDone> =>
  world.db.transaction(async tx => {
    const { act, contractId } = await useLink(world, tx, token, 'confirmAddress')
    const doneOn = world.clock()
    const untold = await confirmNamed(tx, contractId, doneOn)
    const decisions = await decisionsAbout(tx, untold)
    for (const id of untold) {
      const last = decisions.findLast(one => one.contractId === id)
      if (!last || kindOfResult(last.result) !== 'notEntitled') await tellHowItStands(world, tx, id)
    }
    return { act, doneOn }
  })
