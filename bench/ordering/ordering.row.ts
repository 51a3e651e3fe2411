import { within } from '../../scripts/processes/within.ts'
import { buildWebIfStale } from '../../scripts/run/build/build-web.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import { startChromium } from '../product/start-chromium.ts'
import type { Row } from '../row.ts'
import { orderOnPhone } from './order-on-phone.ts'
import { ticketOnPhone } from './ticket-on-phone.ts'

/** What a hand has to do for tickets on a phone; the same on every machine, and no time at all. */
export const ordering: Row = {
  name: 'ordering',
  measure: ({ closing, step }) =>
    within(closing, async inner => {
      await buildWebIfStale(inner.signal)
      const { shop } = await startBenchProduct(inner)
      const { browser } = await startChromium(inner)
      step('a Deutschlandticket is ordered')
      const { taps, keys, fields, before } = await orderOnPhone(browser, shop)
      step('a single ticket is bought, and once more')
      const { first, again } = await ticketOnPhone(browser, shop)
      return [
        {
          what: 'a Deutschlandticket on a phone, by a new customer, from the start page to the order',
          value: `${taps} taps, ${keys} keys`,
          reference: `${fields} of the taps each go into a field that is typed into, ${before} answer the cookies and close the message of the day`,
        },
        {
          what: 'a single ticket on a phone, by a guest who was never here, paid by a wallet: from the start page to the ticket',
          value: `${first.taps} taps, ${first.keys} keys`,
          reference: '–',
        },
        {
          what: 'the same ticket again on this device, from the ticket to the new one',
          value: `${again.taps} taps, ${again.keys} keys`,
          reference: 'one of the taps accepts the terms, one pays at the wallet',
        },
      ]
    }),
}
