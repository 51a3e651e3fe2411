import type { ChangedAccount, LinkDone } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { mandateText } from '../../pay/mandate/index.ts'
import { useLink } from '../link/index.ts'
import { changeAccount, debitedAccount } from '../party/index.ts'
import { payersOfReader } from './payers-of-reader.ts'

/**
 * Changes the account that is debited for a contract, by a link of a mail, once: each mandate of whoever reads the mail
 * gets a version, the one before stays provable. Who pays hears of it by mail. Refuses what is no account.
 */
export async function changeAccountByLink(context: Context, secret: string, given: ChangedAccount): Promise<LinkDone> {
  const { world, language } = context
  const clientId = clientIdOf(world)
  const account = await debitedAccount(context, given)
  const doneOn = world.clock()
  await world.db.transaction(async tx => {
    const { id: linkId, contractId } = await useLink(world, tx, secret, 'changeAccount')
    const consentText = mandateText(world.client, language)
    const payers = await payersOfReader(world, tx, contractId)
    if (payers.length === 0) refuse('linkNotValid')
    for (const payer of payers) await changeAccount(world, tx, payer, { ...account, consentText })
    await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'accountChanged', linkId })
  })
  return { act: 'changeAccount', doneOn }
}
