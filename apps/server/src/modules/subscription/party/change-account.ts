import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { giveMandate, renewMandate } from '../../pay/mandate/index.ts'
import type { DebitedAccount } from './debited-payer.ts'
import { mandateOfPayer, readPayer, setMandate } from './party.repository.ts'

type Given = DebitedAccount & { consentText: string }

/**
 * The account that a payer is debited from is another one from now on. The mandate keeps its reference and what it said
 * before; a payer who has none gets one.
 */
export async function changeAccount(world: World, tx: Transaction, payerId: string, given: Given): Promise<void> {
  const clientId = clientIdOf(world)
  const mandate = await mandateOfPayer(tx, clientId, payerId)
  if (mandate) return renewMandate(tx, mandate.id, { ...given, consentOn: world.clock() })
  const known = await readPayer(tx, clientId, payerId)
  if (!known) throw new Error(`there is no payer ${payerId}`)
  const { payer, accountId } = known
  await setMandate(tx, payerId, await giveMandate(world, tx, { ...given, accountId, partyId: payer.partyId }))
}
