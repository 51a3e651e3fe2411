import { nextPoll, type PaymentSubType, type PaymentType } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { ownAddress } from '../../../../call/own-address.ts'
import { refuse } from '../../../../call/refused.ts'
import { lockOwnAccount } from '../../../../call/visitor/lock-own-account.ts'
import { type OwnAccount, ownAccount } from '../../../../call/visitor/own-account.ts'
import { hashed } from '../../../../crypto/hashed.ts'
import type { Statements } from '../../../../db/database.ts'
import { limitTries } from '../../../run/limits/index.ts'
import { webhookUrlOf } from '../../payment/index.ts'
import { accountNameOf, customerOf, keepCustomer } from '../payment-customer.repository.ts'
import { readStoredMethod, storedMethodsOf } from '../stored-method.repository.ts'
import { purposeOf } from './purpose.ts'
import { newReturnSecret, waysBack } from './return-secret.ts'
import { insertSetup, undecidedSetupsOf } from './setup.repository.ts'

/** Where the customer comes back to: a page of this shop, without anything the caller hung on to it. */
function returnUrlOf(context: Context, given: string | undefined): string {
  if (given === undefined) return context.world.config.PUBLIC_URL
  const url = ownAddress(context.world, given)
  if (!url) return refuse('redirectNotAllowed', 'redirectURL')
  return `${url.origin}${url.pathname}`
}

interface Kind {
  paymentType: PaymentType
  paymentSubType: PaymentSubType
}

/** More ways to pay than anybody has. */
const MOST = 10

/** More than anybody is about to enter at a time. */
const MOST_UNDECIDED = 5

/** One that is entered anew takes no more room. */
async function refuseTooMany(db: Statements, owner: OwnAccount, replacesId: string | null): Promise<void> {
  if (replacesId === null && (await storedMethodsOf(db, owner)).length >= MOST) refuse('tooManyPaymentMethods')
  if ((await undecidedSetupsOf(db, owner)) >= MOST_UNDECIDED) refuse('tooManyRequests')
}

/** Begins to store a way to pay, or to enter a stored one anew; gives the page of the provider where that is done. */
async function begin(context: Context, kind: Kind, given: string | undefined, replacesId: string | null) {
  const { world, language, visitor } = context
  const { setups } = world
  const page = returnUrlOf(context, given)
  const owner = ownAccount(context)
  await limitTries(context, 'setup', visitor.id)
  await refuseTooMany(world.db, owner, replacesId)
  const { provider } = setups
  const id = world.newId()
  const secret = newReturnSecret()
  const shop = world.client.config.texts.nameShort
  const begun = await setups.begin({
    ...kind,
    ...waysBack(page, id, secret),
    idempotencyKey: id,
    webhookUrl: webhookUrlOf(world),
    language,
    purpose: purposeOf(language, shop, await accountNameOf(world.db, owner)),
    customer: { key: owner.accountId, reference: await customerOf(world.db, owner, provider) },
  })
  if (begun.state === 'notStorable') return refuse('paymentMethodNotStorable')
  if (begun.state === 'unreachable') return refuse('paymentProviderUnreachable')
  const now = world.clock()
  await world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    await refuseTooMany(tx, owner, replacesId)
    if (begun.customer !== undefined) await keepCustomer(tx, owner, { provider, reference: begun.customer })
    await insertSetup(tx, {
      ...kind,
      id,
      accountId: visitor.id,
      provider,
      reference: begun.reference,
      replacesId,
      createdOn: now,
      state: 'open',
      pollOn: nextPoll('open', 0, now),
      polls: 0,
      secretHash: hashed(secret),
      provenOn: null,
      proofUntil: null,
      token: null,
      label: null,
    })
  })
  return begun.redirectUrl
}

/** Only of what the shop takes payments by. */
export function beginAdding(context: Context, type: number, subType: number, returnUrl: string | undefined) {
  const offer = context.world.payments
    .methods()
    .find(({ paymentType, paymentSubType }) => paymentType === type && paymentSubType === subType)
  if (!offer) return refuse('paymentMethodNotStorable')
  const { paymentType, paymentSubType } = offer
  return begin(context, { paymentType, paymentSubType }, returnUrl, null)
}

export async function beginRenewing(context: Context, storedId: string, returnUrl: string | undefined) {
  const { paymentType, paymentSubType } = await readStoredMethod(context.world.db, ownAccount(context), storedId)
  return begin(context, { paymentType, paymentSubType }, returnUrl, storedId)
}
