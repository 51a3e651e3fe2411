import { businessDateOf, type Instant, mandateOn, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { giveMandate, renewMandate } from '../../pay/mandate/index.ts'
import { endAccountLinks } from '../link/index.ts'
import type { DebitedAccount } from './debited-payer.ts'
import { mandateOfPayer, readPayer, setMandate } from './party.repository.ts'

const lastUseOf = ({ createdOn, lastCollectionOn }: { createdOn: Instant; lastCollectionOn: PlainDate | null }) => ({
  signedOn: businessDateOf(createdOn),
  presentedOn: lastCollectionOn,
})

type Given = DebitedAccount & { consentText: string }

/**
 * The account that a payer is debited from is another one from now on. The mandate keeps its reference and what it
 * said before; a payer who has none that can be used for long gets one, and no link that asked for it is good any
 * more. Gives the mandate's id.
 * Refuses `notPayer` of an organisation: it pays by invoice for many, and nobody says here for it by which account.
 */
export async function changeAccount(world: World, tx: Transaction, payerId: string, given: Given): Promise<string> {
  const clientId = clientIdOf(world)
  const known = await readPayer(tx, clientId, payerId)
  if (!known) throw new Error(`there is no payer ${payerId}`)
  const { payer, accountId, kind } = known
  if (kind === 'organisation') refuse('notPayer')
  await endAccountLinks(tx, payerId, world.clock())
  const mandate = await mandateOfPayer(tx, clientId, payerId)
  // One that is nearly past its use is not made younger by another account: a new one is.
  if (mandate && mandateOn(lastUseOf(mandate), businessDateOf(world.clock())) === 'usable') {
    await renewMandate(tx, mandate.id, { ...given, consentOn: world.clock() })
    return mandate.id
  }
  const mandateId = await giveMandate(world, tx, { ...given, accountId, partyId: payer.partyId })
  await setMandate(tx, payerId, mandateId)
  return mandateId
}
