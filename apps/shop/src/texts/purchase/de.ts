import { common } from '@billett/web-kit/text/de/common.ts'
import { frame as aroundAll } from '@billett/web-kit/text/de/frame.ts'
import { titles } from '@billett/web-kit/text/de/titles.ts'
import { cookies } from '../de/frame/cookies.ts'
import { frame } from '../de/frame/frame.ts'
import { pages } from '../de/frame/pages.ts'
import { words } from '../de/frame/words.ts'
import { cart } from '../de/purchase/cart.ts'
import { checkout } from '../de/purchase/checkout.ts'
import { order } from '../de/purchase/order.ts'
import { search } from '../de/purchase/search.ts'
import { stops } from '../de/purchase/stops.ts'
import { tickets } from '../de/purchase/tickets.ts'
import { trips } from '../de/purchase/trips.ts'

export { failures } from '../de/frame/failures.ts'

/** What is said in German on the way from the search to the payment, and around every page. */
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
