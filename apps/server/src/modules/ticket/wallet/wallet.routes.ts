import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { PASS_TYPE, passFile } from './put-into-wallet.ts'
import { walletLink } from './wallet-link.ts'

export const walletRoutes = [
  route(calls.getWallets, ({ world: { wallets } }) =>
    item({ wallets: calls.WALLETS.filter(wallet => wallets[wallet] !== null), isTrial: wallets.isTrial }),
  ),
  route(calls.getWalletFile, async (context, { query }) => ({
    file: { bytes: await passFile(context, query), mimeType: PASS_TYPE, fileName: 'ticket.pkpass' },
  })),
  route(calls.getWalletLink, async (context, { query }) => {
    const url = await walletLink(context, query)
    // The browser goes there (Spec 2 §4.2).
    return { ...item({ url }), location: url }
  }),
]
