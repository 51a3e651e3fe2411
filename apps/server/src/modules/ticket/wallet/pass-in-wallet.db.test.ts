import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appleWallet } from '../../../adapters/wallet-passes/apple-wallet.ts'
import { googleWallet } from '../../../adapters/wallet-passes/google-wallet.ts'
import { newRsaKey, trialCertificates } from '../../../adapters/wallet-passes/trial-certificates.ts'
import { filesOfZip } from '../../../adapters/wallet-passes/zip.fixture.ts'
import { issuedTicket, walletPass } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { passRound } from '../../billing/pass/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
  const certificates = trialCertificates('pass.example.trial', 'TEAM000001', new Date(test.now()))
  test.world.wallets = {
    apple: appleWallet(certificates, { isTrial: true, push: null }),
    google: googleWallet({ issuer: '4711', account: 'wallet@shop.example', key: newRsaKey() }, null),
    isTrial: true,
  }
})
afterAll(() => test.close())

const rounds = () => claimRound(test.world).then(() => passRound(test.world))

it('the pass of a subscription goes into its holder’s wallets and nobody else’s, and these hear when it is blocked', async () => {
  const { db } = test.database
  const { visitor, signedIn } = await aCustomer(test)
  const { contractId } = await aContract(test, { from: '2026-12-01', accountId: signedIn.userId })
  await rounds()
  const [issued] = await db.select().from(issuedTicket).where(eq(issuedTicket.contractId, contractId))
  const ticketGuid = issued?.id ?? ''
  const wish = (type: 'apple' | 'google') => ({ query: { ticketGuid, type } })

  const inApple = async () => {
    const { bytes } = await visitor.send(calls.getWalletFile, wish('apple'))
    return JSON.parse(`${filesOfZip(bytes)['pass.json']}`)
  }
  const shown = await inApple()
  expect(shown).toMatchObject({ serialNumber: ticketGuid, barcodes: [{ format: 'PKBarcodeFormatAztec' }] })
  expect(shown.voided).not.toBe(true)
  const link = await visitor.ask(calls.getWalletLink, wish('google'))
  expect(link.url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//)

  const stranger = await aCustomer(test, { email: 'eve@example.org' })
  expect((await stranger.visitor.send(calls.getWalletFile, wish('apple'))).status).toBe(404)
  expect((await stranger.visitor.send(calls.getWalletLink, wish('google'))).status).toBe(404)

  await happens(test, contractId, { kind: 'blocked', effectiveOn: '2026-11-21', payload: { cause: 'debt' } })
  await rounds()
  expect(await takenJobs(test, 'tellWallets')).toMatchObject([{ ticketId: ticketGuid }])
  expect(await inApple()).toMatchObject({ serialNumber: ticketGuid, voided: true })
  expect(await db.$count(walletPass, eq(walletPass.ticketId, ticketGuid))).toBe(1)
})
