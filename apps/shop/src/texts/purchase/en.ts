import { common } from '@billett/web-kit/text/en/common.ts'
import { frame as aroundAll } from '@billett/web-kit/text/en/frame.ts'
import { titles } from '@billett/web-kit/text/en/titles.ts'
import { cart } from '../en/cart.ts'
import { checkout } from '../en/checkout.ts'
import { cookies } from '../en/cookies.ts'
import { frame } from '../en/frame.ts'
import { order } from '../en/order.ts'
import { pages } from '../en/pages.ts'
import { search } from '../en/search.ts'
import { stops } from '../en/stops.ts'
import { tickets } from '../en/tickets.ts'
import { trips } from '../en/trips.ts'
import { words } from '../en/words.ts'

export { failures } from '../en/failures.ts'

/** What is said in English on the way from the search to the payment, and around every page. */
export const purchase = {
  ...cart,
  ...checkout,
  ...common,
  ...cookies,
  ...aroundAll,
  ...frame,
  ...order,
  ...pages,
  ...search,
  ...stops,
  ...tickets,
  ...titles,
  ...trips,
  ...words,
}
