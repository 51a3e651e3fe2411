import type { ChangedAccount, LinkDone } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { mandateText, refuseMinor } from '../../pay/mandate/index.ts'
import { limitTries } from '../../run/limits/index.ts'
import { findLink, useLink } from '../link/index.ts'
import { changeAccount, debitedAccount, payingPeople } from '../party/index.ts'
import { payersOfLink } from './payers-of-reader.ts'

/** Refuses `guardianNeeded` where one of them has an account of their own and is not of age. */
async function refuseMinors(world: World, payerIds: readonly string[]): Promise<void> {
  const clientId = clientIdOf(world)
  for (const { accountId } of await payingPeople(world.db, clientId, payerIds))
    if (accountId !== null) await refuseMinor(world, { clientId, accountId })
}

/**
 * Changes the account that is debited for a contract, by a link of a mail, once: each mandate of whoever reads the
 * mail gets a version, the one before stays provable; a link of a payer's own changes theirs alone. Who pays hears of
 * it by mail. Refuses what is no account, a minor, and more tries for a contract than anybody needs.
 */
export async function changeAccountByLink(context: Context, secret: string, given: ChangedAccount): Promise<LinkDone> {
  const { world, language } = context
  const clientId = clientIdOf(world)
  const { link: asked } = await findLink(world, world.db, secret)
  await refuseMinors(world, await payersOfLink(world, world.db, asked))
  await limitTries(context, 'mandate', asked.contractId)
  const account = await debitedAccount(context, given)
  const doneOn = world.clock()
  await world.db.transaction(async tx => {
    const link = await useLink(world, tx, secret, 'changeAccount')
    const consentText = mandateText(world.client, language)
    const payers = await payersOfLink(world, tx, link)
    if (payers.length === 0) refuse('linkNotValid')
    for (const payer of payers) {
      const mandateId = await changeAccount(world, tx, payer, { ...account, consentText })
      const changed = { clientId, contractId: link.contractId, changedOn: doneOn }
      await world.jobs.send(tx, 'assessAgain', { ...changed, mandateId })
    }
    const mail = { clientId, contractId: link.contractId, kind: 'accountChanged' as const, linkId: link.id }
    await world.jobs.send(tx, link.payerId === null ? 'sendSubscriptionMail' : 'sendPayerMail', mail)
  })
  return { act: 'changeAccount', doneOn }
}
