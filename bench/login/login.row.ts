import * as calls from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { within } from '../../scripts/processes/within.ts'
import { percentile } from '../measure/percentile.ts'
import { runTogether } from '../measure/run-together.ts'
import { seeded } from '../measure/seeded.ts'
import { milliseconds, perSecond, share } from '../measure/written.ts'
import { shopClient } from '../product/shop-client.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import { load } from '../quotes/load.ts'
import { quotedPaths } from '../quotes/quoted-paths.ts'
import type { Row } from '../row.ts'
import { type BenchAccount, clientIdOf, someAccounts } from './accounts.ts'

const AIM_SHARE = 0.7
const LOGINS = 20
const SEED = 7

/**
 * Quotes over HTTP while twenty customers sign in at once, over and over, beside the same quotes with nobody at the
 * door.
 */
export const login: Row = {
  name: 'login',
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const seconds = quick ? 3 : 10
      const { shop, databaseUrl } = await startBenchProduct(closing)
      const clientId = await clientIdOf(shop)
      const accounts = await someAccounts(databaseUrl, clientId, LOGINS)
      const { frequent: paths } = await quotedPaths(shop, seeded(SEED))
      step('quotes were asked for and accounts signed in')
      await load({ url: shop, paths, seconds: 3 })
      await signingIn({ shop, clientId, accounts, seconds: 1 })

      const alone = await load({ url: shop, paths, seconds })
      const [together, signedIn] = await Promise.all([
        load({ url: shop, paths, seconds }),
        signingIn({ shop, clientId, accounts, seconds }),
      ])
      const rate = signedIn.done / signedIn.seconds
      return [
        {
          what: `quotes over HTTP while ${LOGINS} logins run at once (${perSecond(rate)} of them, p95 ${milliseconds(percentile(signedIn.times, 0.95))})`,
          value: perSecond(together),
          reference: `${perSecond(alone)} (without logins)`,
          compared: share(together, alone),
          aim: `≥ ${AIM_SHARE * 100} %`,
          met: together / alone >= AIM_SHARE,
        },
      ]
    }),
}

interface SigningIn {
  shop: string
  clientId: string
  accounts: readonly BenchAccount[]
  seconds: number
}

/** Each account signs in again as soon as it is in. */
async function signingIn({ shop, clientId, accounts, seconds }: SigningIn) {
  const clients = accounts.map(() => shopClient(shop))
  const signedIn = await runTogether({ workers: accounts.length, seconds }, async worker => {
    const [client, account] = [clients[worker], accounts[worker]]
    if (!client || !account) throw new Error(`there is no account ${worker}`)
    client.forget()
    const { email, password } = account
    await client.ask(calls.login, { body: { email, password, clientId, userType: USER_TYPE.WebShop } })
  })
  for (const client of clients) client.agent.destroy()
  return signedIn
}
