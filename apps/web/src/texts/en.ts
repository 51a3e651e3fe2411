import { account } from './en/account.ts'
import { cancelContract } from './en/cancel-contract.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { common } from './en/common.ts'
import { confirmation } from './en/confirmation.ts'
import { cookies } from './en/cookies.ts'
import { frame } from './en/frame.ts'
import { order } from './en/order.ts'
import { pages } from './en/pages.ts'
import { receipt } from './en/receipt.ts'
import { reportBarrier } from './en/report-barrier.ts'
import { search } from './en/search.ts'
import { signIn } from './en/sign-in.ts'
import { stops } from './en/stops.ts'
import { tickets } from './en/tickets.ts'
import { trips } from './en/trips.ts'
import { withdrawContract } from './en/withdraw-contract.ts'
import { words } from './en/words.ts'
import type { Texts } from './texts.ts'

export { failures } from './en/failures.ts'

export const en: Texts = {
  account,
  cancelContract,
  cart,
  checkout,
  common,
  confirmation,
  cookies,
  frame,
  order,
  pages,
  receipt,
  reportBarrier,
  withdrawContract,
  search,
  signIn,
  stops,
  tickets,
  trips,
  words,
}
