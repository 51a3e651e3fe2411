import type { Arrangement } from '@billett/domain'

/** What staff of each client have arranged of the tariff and released, in memory: replaced whole, never changed. */
export interface ArrangementStore {
  /** The same object as long as nothing else is released; that nothing is arranged where nothing is. */
  current: (clientId: string) => Arrangement
  /** Takes over what is released, where it is other than what is in memory. */
  refresh: () => Promise<{ changed: boolean }>
}
