import fc from 'fast-check'
import { CARD, DEBIT } from '../purchase.ts'
import type { RealShop } from './real-shop.ts'
import type { Answer, Answered, Fate, Model } from './shop-model.ts'
import { amountSet, asked, befallen, expired, givenUp, placed, polled, returned, ticketAdded } from './shop-model.ts'

/** Something that somebody does, with what it does to the model. */
export interface Happening {
  name: string
  /** Undefined where it cannot happen in this state. */
  expected: (model: Model) => Answered | undefined
  really: (shop: RealShop) => Promise<Answer>
}

let ids = 0
/** Ids of the model's own; those of the shop take their place after each step. */
const fresh = () => `model-${++ids}`

const unasked = (model: Model | undefined): Answered | undefined => model && { model, answer: 'good' }
const done = async (work: Promise<unknown>): Promise<Answer> => {
  await work
  return 'good'
}

const device = fc.constantFrom<0 | 1>(0, 1)
/** Which payment it is about, the oldest first. */
const which = fc.constantFrom(0, 0, 1, 2)

const placing = fc.record({ device, method: fc.constantFrom(CARD, DEBIT) }).map(
  ({ device, method }): Happening => ({
    name: `device ${device} places by ${method}`,
    expected: model => placed(model, method),
    really: shop => shop.place(device, method),
  }),
)
const returning = device.map(
  (device): Happening => ({
    name: `device ${device} comes back`,
    expected: model => unasked(returned(model)),
    really: shop => shop.comeBack(device),
  }),
)
const givingUp = device.map(
  (device): Happening => ({
    name: `device ${device} gives up`,
    expected: givenUp,
    really: shop => shop.giveUp(device),
  }),
)
const settingAmount = fc.record({ device, amount: fc.nat(3) }).map(
  ({ device, amount }): Happening => ({
    name: `device ${device} sets the amount to ${amount}`,
    expected: model => amountSet(model, amount, fresh),
    really: shop => shop.setAmount(device, amount),
  }),
)
const adding = device.map(
  (device): Happening => ({
    name: `device ${device} adds a ticket`,
    expected: model => ticketAdded(model, fresh()),
    really: shop => shop.addTicket(device),
  }),
)
/** As many as before, and not the same: money for the old ones does not pay for these. */
const exchanging = device.map(
  (device): Happening => ({
    name: `device ${device} takes another ticket instead`,
    expected(model) {
      const emptied = amountSet(model, 0, fresh)
      return emptied.answer === 'good' ? ticketAdded(emptied.model, fresh()) : undefined
    },
    async really(shop) {
      await shop.setAmount(device, 0)
      return shop.addTicket(device)
    },
  }),
)
const telling = fc.record({ index: which, again: fc.boolean() }).map(
  ({ index, again }): Happening => ({
    name: `a message about payment ${index}${again ? ', the same as before' : ''}`,
    // One that came before is looked at no more than once where it changed nothing.
    expected: model => (again || index >= model.payments.length ? undefined : unasked(asked(model, index))),
    really: shop => done(shop.message(index, again)),
  }),
)
const polling = fc.constant<Happening>({
  name: 'the worker asks',
  expected: model => unasked(polled(model)),
  really: shop => done(shop.poll()),
})
const expiring = fc.constant<Happening>({
  name: 'the time of carts is over',
  expected: model => unasked(expired(model)),
  really: shop => done(shop.expire()),
})
const falling = fc.boolean().map(
  (isDown): Happening => ({
    name: `the provider is ${isDown ? 'down' : 'up'}`,
    expected: model => unasked({ ...model, isDown }),
    really: shop => done(Promise.resolve(shop.setDown(isDown))),
  }),
)
const FATES: readonly Fate[] = ['paid', 'paid', 'paidLess', 'paidMore', 'declined', 'cancelled', 'pending', 'expired']
const befalling = fc.record({ index: which, fate: fc.constantFrom(...FATES), told: fc.boolean() }).map(
  ({ index, fate, told }): Happening => ({
    name: `payment ${index} is ${fate}${told ? ', and its message comes' : ''}`,
    expected(model) {
      const befell = befallen(model, index, fate)
      return unasked(befell && told ? asked(befell, index) : befell)
    },
    async really(shop) {
      await shop.befall(index, fate)
      if (told) await shop.message(index, false)
      return 'good'
    },
  }),
)

/** What passengers, the worker and messages do: may happen several at once. */
export const doing = fc.oneof(
  { weight: 10, arbitrary: placing },
  { weight: 5, arbitrary: returning },
  { weight: 1, arbitrary: givingUp },
  { weight: 4, arbitrary: settingAmount },
  { weight: 2, arbitrary: adding },
  { weight: 4, arbitrary: exchanging },
  { weight: 6, arbitrary: telling },
  { weight: 3, arbitrary: polling },
)

/** What happens around them. */
export const surroundings = fc.oneof(
  { weight: 16, arbitrary: befalling },
  { weight: 3, arbitrary: falling },
  { weight: 1, arbitrary: expiring },
)
