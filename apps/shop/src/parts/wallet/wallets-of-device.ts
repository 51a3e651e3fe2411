import type { Wallets } from '@billett/contract'

type Wallet = Wallets['wallets'][number]

/** The wallets somebody can use with this device; on a computer any, because phones take files and links from there. */
export function walletsOfDevice(wallets: readonly Wallet[], userAgent: string): Wallet[] {
  if (/Android/.test(userAgent)) return wallets.filter(wallet => wallet === 'google')
  return /iPhone|iPad|iPod/.test(userAgent) ? wallets.filter(wallet => wallet === 'apple') : [...wallets]
}

/** Phones of Apple open a pass by its address; everywhere else it is a file. */
export const opensPasses = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent)
