import * as contract from '@billett/contract'
import type { CommonState } from '../common/common.slice.ts'
import { createCall } from '../create-call.ts'
import type { WalletState } from './wallet.slice.ts'

interface Known {
  commonStore: CommonState
  walletStore: WalletState
}

const isUnknown = ({ commonStore, walletStore }: Known): boolean =>
  walletStore.wallets === null && !(contract.getWallets.name in commonStore.loading)

/** Every ticket of a page wants to know; they ask once. */
export const getWallets = createCall(contract.getWallets, isUnknown)
export const getWalletFile = createCall(contract.getWalletFile)
export const getWalletLink = createCall(contract.getWalletLink)
