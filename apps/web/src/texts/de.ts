import { account } from './de/account.ts'
import { cancelContract } from './de/cancel-contract.ts'
import { cart } from './de/cart.ts'
import { checkout } from './de/checkout.ts'
import { common } from './de/common.ts'
import { confirmation } from './de/confirmation.ts'
import { cookies } from './de/cookies.ts'
import { frame } from './de/frame.ts'
import { order } from './de/order.ts'
import { pages } from './de/pages.ts'
import { receipt } from './de/receipt.ts'
import { reportBarrier } from './de/report-barrier.ts'
import { search } from './de/search.ts'
import { signIn } from './de/sign-in.ts'
import { stops } from './de/stops.ts'
import { tickets } from './de/tickets.ts'
import { trips } from './de/trips.ts'
import { withdrawContract } from './de/withdraw-contract.ts'
import { words } from './de/words.ts'

export { failures } from './de/failures.ts'

export const de = {
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
