import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'wallet' as const
const owner = { who: 'visitor' } as const

export const WALLETS = ['apple', 'google'] as const

const Wallets = z.object({
  wallets: z.array(z.enum(WALLETS)),
  /** Signed with keys of the demo's own making, which no wallet accepts. */
  isTrial: z.boolean(),
})
export type Wallets = z.infer<typeof Wallets>

export const getWallets = defineCall({
  name: 'wallet/getWallets',
  service,
  method: 'GET',
  path: '/wallet',
  summary: 'Wallets that tickets of this shop can be put into',
  access: { who: 'public' },
  reply: list(Wallets),
})

const WalletQuery = z.object({
  ticketGuid: Guid,
  /** Whose ticket it is: only those of orders are issued by this shop. */
  orderType: z.optional(z.enum(['order', 'subscription'], key('notValid'))),
  type: z.enum(WALLETS, key('notValid')),
  clientId: z.optional(Guid),
})

export const getWalletFile = defineCall({
  name: 'wallet/getFile',
  service,
  method: 'GET',
  path: '/wallet/link',
  summary: 'A ticket as a file for Apple’s wallet',
  access: owner,
  query: WalletQuery,
  reply: file('application/vnd.apple.pkpass'),
  effect: true,
})

const WalletLink = z.object({ url: z.string() })

export const getWalletLink = defineCall({
  name: 'wallet/getLink',
  service,
  method: 'GET',
  path: '/wallet/link/redirect',
  summary: 'A link that puts a ticket into a wallet; good for a few minutes',
  access: owner,
  query: WalletQuery,
  reply: list(WalletLink),
  effect: true,
})

const OfPass = z.object({ token: line(1000) })
const IntoWallet = z.object({ type: z.enum(WALLETS, key('notValid')) })

export const getWalletLinkOfPass = defineCall({
  name: 'wallet/getLinkOfPass',
  service,
  method: 'GET',
  path: '/wallet/pass/{token}',
  summary: 'A link that puts a pass into a wallet, by the key that came with it; good for a few minutes',
  access: { who: 'public' },
  params: OfPass,
  query: IntoWallet,
  reply: list(WalletLink),
  effect: true,
})
