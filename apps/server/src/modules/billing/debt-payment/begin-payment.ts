import type { DebtPayment } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { webhookUrlOf } from '../../pay/payment/index.ts'
import { linkAddress } from '../../subscription/link/index.ts'
import { lockPayer } from '../claim-payment/index.ts'
import { owedBy } from '../dunning/index.ts'
import { changePayment, insertPayment, openPayments } from './debt-payment.repository.ts'
import { payerOfLink } from './payer-of-link.ts'
import { referenceOf } from './reference-of.ts'
import { endPayment, settleDebts } from './settle-debt.ts'

/** The payment of so much that is open already, so that two windows do not pay twice; else a new one. */
const openPaymentOf = (world: World, payerId: string, amountCents: number): Promise<string> =>
  world.db.transaction(async tx => {
    const clientId = clientIdOf(world)
    await lockPayer(tx, clientId, payerId)
    const provider = world.payments.name
    const open = await openPayments(tx, { clientId, payerId, most: 50 })
    const same = open.find(one => one.amountCents === amountCents && one.provider === provider)
    if (same) return same.id
    const row = { id: world.newId(), clientId, payerId, provider, reference: null, amountCents }
    await insertPayment(tx, { ...row, state: 'open', createdOn: world.clock() })
    return row.id
  })

/** What was begun in another language, or by another link, is paid on the page that is open for it. */
async function goOn(world: World, id: string): Promise<DebtPayment> {
  const report = await world.payments.fetchPayment({ idempotencyKey: id })
  if (report.state !== 'open' || report.redirectUrl === undefined) return refuse('paymentProviderUnreachable')
  return { redirectUrl: report.redirectUrl }
}

/**
 * Begins a payment of all that is owed, and says where it is paid. What was begun before is looked up first: who has
 * paid pays nothing twice. Refuses `linkUsed` where nothing is owed, `paymentRefused` and `paymentProviderUnreachable`.
 */
export async function beginPayment({ world, language }: Context, secret: string): Promise<DebtPayment> {
  const { payerId } = await payerOfLink(world, secret)
  await settleDebts(world, payerId)
  const { cents: amountCents } = await owedBy(world, world.db, payerId)
  if (amountCents <= 0) return refuse('linkUsed')
  const id = await openPaymentOf(world, payerId, amountCents)
  const number = await referenceOf(world.db, payerId)
  const answer = await world.payments.createPayment({
    idempotencyKey: id,
    amountCents,
    currency: 'EUR',
    description: `${world.client.config.texts.nameShort}: ${number}`,
    merchantReference: id,
    returnUrl: linkAddress(world, language, secret),
    webhookUrl: webhookUrlOf(world),
    language,
  })
  if (answer.state === 'refused') {
    if (answer.reason === 'keyReused') return goOn(world, id)
    await endPayment(world, id)
    return refuse('paymentRefused')
  }
  // Whether it was begun is found out by its key; whoever waits is told to try again.
  if (answer.state !== 'created' || answer.redirectUrl === undefined) return refuse('paymentProviderUnreachable')
  await changePayment(world.db, id, { reference: answer.reference })
  return { redirectUrl: answer.redirectUrl }
}
