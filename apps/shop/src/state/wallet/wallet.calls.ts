import * as contract from '@billett/contract'
import type { CommonState } from '@billett/web-kit/calls/common.slice.ts'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

/** As much of the state as the question needs. */
interface Known {
  commonStore: CommonState
  walletStore: { wallets: contract.Wallets | null }
}

const isUnknown = ({ commonStore, walletStore }: Known): boolean =>
  walletStore.wallets === null && !(contract.getWallets.name in commonStore.loading)

/** Every ticket of a page wants to know; they ask once. */
export const getWallets = createCall(contract.getWallets, isUnknown)
export const getWalletFile = createCall(contract.getWalletFile)
export const getWalletLink = createCall(contract.getWalletLink)
export const getWalletLinkOfPass = createCall(contract.getWalletLinkOfPass)
