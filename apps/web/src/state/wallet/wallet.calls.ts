import * as contract from '@billett/contract'
import { createCall } from '../create-call.ts'

export const getWallets = createCall(contract.getWallets)
export const getWalletFile = createCall(contract.getWalletFile)
export const getWalletLink = createCall(contract.getWalletLink)
