import { cancelContract } from './en/cancel-contract.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { common } from './en/common.ts'
import { confirmation } from './en/confirmation.ts'
import { cookies } from './en/cookies.ts'
import { frame } from './en/frame.ts'
import { order } from './en/order.ts'
import { pages } from './en/pages.ts'
import { search } from './en/search.ts'
import { tickets } from './en/tickets.ts'
import { trips } from './en/trips.ts'
import { words } from './en/words.ts'
import type { Texts } from './texts.ts'

export { failures } from './en/failures.ts'

export const en: Texts = {
  cancelContract,
  cart,
  checkout,
  common,
  confirmation,
  cookies,
  frame,
  order,
  pages,
  search,
  tickets,
  trips,
  words,
}
