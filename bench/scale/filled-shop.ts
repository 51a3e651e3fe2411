import * as calls from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { waitUntilReady } from '../../scripts/processes/wait-until-ready.ts'
import { say } from '../../scripts/run/say.ts'
import { type BenchAccount, clientIdOf, someAccounts } from '../login/accounts.ts'
import { connectedTo } from '../measure/connected-to.ts'
import { jobsDone } from '../measure/jobs-done.ts'
import { number } from '../measure/written.ts'
import { type ShopClient, shopClient } from '../product/shop-client.ts'
import type { BenchProduct } from '../product/start-bench-product.ts'
import { buying, type Shopping, shoppingIn } from '../purchases/buying.ts'
import { fillOrders } from './fill-orders.ts'

/** Milliseconds within which a shop that was without its database serves again. */
const BACK_WITHIN = 60_000

/** A shop that has been selling for years. */
export interface FilledShop extends BenchProduct {
  orders: number
  shopping: Shopping
  /** Those who look at their orders, of which they have some hundred each. */
  guest: ShopClient
  customer: ShopClient
  account: BenchAccount
  clientId: string
}

export async function filledShop(product: BenchProduct, orders: number, only?: readonly string[]): Promise<FilledShop> {
  const { shop, databaseUrl } = product
  const shopping = await shoppingIn(shop)
  const { orderId } = await buying(product, shopping, { buyers: 8, seconds: 3 })
  await jobsDone(databaseUrl)
  const clientId = await clientIdOf(shop)
  const [account] = await someAccounts(databaseUrl, clientId, 1)
  if (!account) throw new Error('no account was stored')
  const guest = shopClient(shop)
  const guestId = await ownerOfNewCart(guest, databaseUrl)
  const began = Date.now()
  await fillOrders(databaseUrl, { orders, only, orderId, owners: [guestId, account.id] }, stored => {
    if (Date.now() - began > 10_000 && stored % 500_000 === 0) say(`${number(stored)} orders …`)
  })
  if (!(await waitUntilReady(`${shop}${calls.pathOf(calls.getReadiness)}`, BACK_WITHIN, () => false)))
    throw new Error('the shop did not find its database again')
  await jobsDone(databaseUrl)
  return { ...product, orders, shopping, guest, customer: shopClient(shop), account, clientId }
}

export async function signIn(client: ShopClient, { email, password }: BenchAccount, clientId: string): Promise<void> {
  const [signedIn] = await client.ask(calls.login, { body: { email, password, clientId, userType: USER_TYPE.WebShop } })
  if (!signedIn || !('id_token' in signedIn)) throw new Error('nobody was signed in')
  client.become(signedIn.id_token)
}

async function ownerOfNewCart(guest: ShopClient, databaseUrl: string): Promise<string> {
  const [cart] = await guest.ask(calls.prepareSale, { body: {} })
  if (!cart) throw new Error('no cart')
  const client = await connectedTo(databaseUrl)
  try {
    const { rows } = await client.query<{ owner: string }>('select owner_id as owner from "order" where id = $1', [
      cart.orderId,
    ])
    const [row] = rows
    if (!row) throw new Error('the cart was not stored')
    return row.owner
  } finally {
    await client.end()
  }
}
