import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { mailCount, mailTo } from '../support/mails.ts'
import { orderAsGuest } from '../support/pages/checkout.ts'
import { ticketIsThere } from '../support/pages/order-page.ts'
import { CARDS, payByCard } from '../support/pages/pay-page.ts'
import { reachCheckout } from '../support/pages/purchase.ts'
import { letTimePass } from './payment-service.ts'

/** Seconds; longer than the latest message takes. */
const ALL_HAVE_ARRIVED = 200

journey.for([
  ['twice', 'webhookDuplicate', 'de'],
  ['in the wrong order', 'webhookReordered', 'en'],
  ['late', 'webhookLate', 'de'],
  ['forged', 'webhookForged', 'en'],
] as const)(
  'a message of the provider that comes %s makes no second ticket and no second mail',
  async ([, card, language], { visit }) => {
    const passenger = await visit({ language })
    await reachCheckout(passenger)
    await orderAsGuest(passenger)
    await payByCard(passenger, CARDS[card])
    await ticketIsThere(passenger)
    await letTimePass(ALL_HAVE_ARRIVED)
    await passenger.page.reload()
    await ticketIsThere(passenger)
    await mailTo(passenger.email)
    expect(await mailCount(passenger.email)).toBe(1)
  },
)
