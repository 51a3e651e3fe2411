import type { Served } from './served-clients.ts'

/** A way to the bank is one account's: two companies that collect by it would read each other's statements. */
export function oneCreditor(served: readonly Served[], bank: { isOffered: boolean }): void {
  const collecting = served.filter(({ client: { config } }) => config.operator.collectionAccount !== undefined)
  if (bank.isOffered && collecting.length > 1)
    throw new Error(
      `Only one company may collect by the way to the bank, not ${collecting.map(({ client }) => client.name).join(', ')}.`,
    )
}
