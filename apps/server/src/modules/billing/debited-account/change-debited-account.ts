import type { ChangedAccount } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { mandateText, refuseMinor, tellOfMandate } from '../../pay/mandate/index.ts'
import { limitTries } from '../../run/limits/index.ts'
import { changeAccount, debitedAccount } from '../../subscription/party/index.ts'
import { lockedContract } from '../own-contract/index.ts'
import { ownPayers } from './own-payers.ts'

/**
 * Has another account debited for the reader’s part of a contract, and for whatever else the same payer pays: the
 * mandate gets a version, the one before stays provable, and a mail tells of it. Refuses a minor, who does not pay, and
 * what is no account.
 */
export async function changeDebitedAccount(context: Context, contractId: string, given: ChangedAccount): Promise<void> {
  const { world, language } = context
  const owner = ownAccount(context)
  await refuseMinor(world, owner)
  await limitTries(context, 'mandate', owner.accountId)
  const account = await debitedAccount(context, given)
  await world.db.transaction(async tx => {
    const payers = ownPayers(await lockedContract(context, tx, contractId))
    const mandates = new Set<string>()
    for (const payer of payers) {
      mandates.add(
        await changeAccount(world, tx, payer, { ...account, consentText: mandateText(world.client, language) }),
      )
    }
    const changed = { clientId: clientIdOf(world), contractId, changedOn: world.clock() }
    for (const mandateId of mandates) {
      await world.jobs.send(tx, 'assessAgain', { ...changed, mandateId })
      await tellOfMandate(context, tx, 'changed', mandateId)
    }
  })
}
