import { common } from '@billett/web-kit/text/de/common.ts'
import { frame as aroundAll } from '@billett/web-kit/text/de/frame.ts'
import { titles } from '@billett/web-kit/text/de/titles.ts'
import { cart } from '../de/cart.ts'
import { checkout } from '../de/checkout.ts'
import { cookies } from '../de/cookies.ts'
import { frame } from '../de/frame.ts'
import { order } from '../de/order.ts'
import { pages } from '../de/pages.ts'
import { search } from '../de/search.ts'
import { stops } from '../de/stops.ts'
import { tickets } from '../de/tickets.ts'
import { trips } from '../de/trips.ts'
import { words } from '../de/words.ts'

export { failures } from '../de/failures.ts'

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
