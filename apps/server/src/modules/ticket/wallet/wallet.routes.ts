import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { PASS_TYPE, passFile } from './put-into-wallet.ts'
import { walletLink, walletLinkOfPass } from './wallet-link.ts'

/** A pass is signed anew at every wish, which takes long. A class may fetch theirs from one address. */
export const PASS_LIMIT = { most: 60, per: '1 minute' } as const

export const walletRoutes = [
  route(calls.getWallets, ({ world: { wallets } }) =>
    item({ wallets: calls.WALLETS.filter(wallet => wallets[wallet] !== null), isTrial: wallets.isTrial }),
  ),
  route(
    calls.getWalletFile,
    async (context, { query }) => ({
      file: { bytes: await passFile(context, query), mimeType: PASS_TYPE, fileName: 'ticket.pkpass' },
    }),
    PASS_LIMIT,
  ),
  route(calls.getWalletLink, async (context, { query }) => {
    const url = await walletLink(context, query)
    // The browser goes there (Spec 2 §4.2).
    return { ...item({ url }), location: url }
  }),
  route(
    calls.getWalletLinkOfPass,
    async (context, { params, query }) => {
      const url = await walletLinkOfPass(context, { ...params, ...query })
      return { location: url, ...item({ url }) }
    },
    PASS_LIMIT,
  ),
]
