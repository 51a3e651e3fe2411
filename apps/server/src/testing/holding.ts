import * as calls from '@billett/contract'
import { expect } from 'vitest'
import { claimRound } from '../modules/billing/claim/index.ts'
import { aContract } from './a-contract.ts'
import { aCustomer, loginOf, signIn } from './account.ts'
import type { TestWorld } from './test-world.ts'

let people = 0

export async function somebody(test: TestWorld) {
  people += 1
  const { visitor, signedIn } = await aCustomer(test, { email: `holder${people}@example.org` })
  return { visitor, accountId: signedIn.userId, email: `holder${people}@example.org` }
}

/** Somebody with a contract on a card from December on, of which everything has been claimed that can be. */
export async function holding(test: TestWorld, over: Partial<Parameters<typeof aContract>[1]> = {}) {
  const { visitor, accountId, email } = await somebody(test)
  const medium = { kind: 'chip', serial: 'B-1' } as const
  const { contractId } = await aContract(test, { from: '2026-12-01', medium, accountId, ...over })
  await claimRound(test.world)
  const contract = async () => {
    const { items } = await visitor.send(calls.getSubscriptionContracts)
    return items.find(({ guid }) => guid === contractId) ?? expect.unreachable()
  }
  const preview = (change: calls.PreviewChange['change']) =>
    visitor.ask(calls.previewSubscriptionChange, { body: { contractGuid: contractId, change } })
  /** Time goes on to a moment, and they sign in once more. */
  const comesTo = async (moment: string) => {
    test.pass((Date.parse(moment) - Date.parse(test.now())) / 60_000)
    await signIn(visitor, loginOf(test, { email }))
  }
  return { visitor, contractId, contract, preview, email, accountId, comesTo }
}
