import { common } from '@billett/web-kit/text/en/common.ts'
import { frame as aroundAll } from '@billett/web-kit/text/en/frame.ts'
import { titles } from '@billett/web-kit/text/en/titles.ts'
import { cookies } from '../en/frame/cookies.ts'
import { frame } from '../en/frame/frame.ts'
import { pages } from '../en/frame/pages.ts'
import { words } from '../en/frame/words.ts'
import { cart } from '../en/purchase/cart.ts'
import { checkout } from '../en/purchase/checkout.ts'
import { order } from '../en/purchase/order.ts'
import { search } from '../en/purchase/search.ts'
import { stops } from '../en/purchase/stops.ts'
import { tickets } from '../en/purchase/tickets.ts'
import { trips } from '../en/purchase/trips.ts'

export { failures } from '../en/frame/failures.ts'

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
