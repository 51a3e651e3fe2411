import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { lockContract } from '../contract/index.ts'
import { makeLink } from '../link/index.ts'
import { insertDecision } from './desk.repository.ts'

/** What a person can have mailed to who concluded a contract. */
const SENT_LINKS = { changeAccount: 'accountAsked', seeDue: 'dueShown' } as const
export type SentLink = keyof typeof SENT_LINKS

interface Sending {
  contractId: string
  act: SentLink
  by: string
  reason: string
}

/** Has a link mailed by which its reader names another account, or sees what is due. Refuses `contractNotFound`. */
export async function sendLink(world: World, { contractId, act, by, reason }: Sending): Promise<void> {
  const clientId = clientIdOf(world)
  await world.db.transaction(async tx => {
    if (!(await lockContract(tx, clientId, contractId))) refuse('contractNotFound')
    const { id: linkId } = await makeLink(world, tx, { contractId, act })
    await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: SENT_LINKS[act], linkId })
    await insertDecision(tx, {
      id: world.newRowId(),
      clientId,
      about: 'contract',
      subjectId: contractId,
      contractId,
      outcome: 'linkSent',
      decidedBy: [by],
      reason,
      decidedOn: world.clock(),
    })
  })
}
