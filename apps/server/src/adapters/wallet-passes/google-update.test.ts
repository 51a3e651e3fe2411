import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GoogleSimulator, googleSimulator } from './google-simulator.fixture.ts'
import { googleUpdate } from './google-update.ts'
import { sampleTicket } from './sample-ticket.fixture.ts'
import { newRsaKey } from './trial-certificates.ts'

const account = { issuer: '4711', account: 'wallet@shop.example', key: newRsaKey() }
const ID = `4711.${sampleTicket.ticketId}`

let google: GoogleSimulator
beforeAll(async () => {
  google = await googleSimulator(account)
})
afterAll(() => google.close())

it('a ticket that was saved is changed, with a token that is asked for once', async () => {
  google.saved.add(ID)
  const update = googleUpdate(account, google.hosts)
  expect(await update({ ...sampleTicket, voidBecause: 'cancelled' })).toEqual({ state: 'updated' })
  expect(await update({ ...sampleTicket, voidBecause: 'used' })).toEqual({ state: 'updated' })
  expect(google.patches).toMatchObject([
    {
      id: ID,
      object: {
        state: 'INACTIVE',
        barcode: null,
        textModulesData: expect.arrayContaining([
          { id: 'status', header: 'Status', body: 'Storniert, gilt nicht mehr' },
        ]),
      },
    },
    { id: ID, object: { state: 'COMPLETED' } },
  ])
  expect(google.tokens()).toBe(1)
})

it('one that nobody has saved is let be', async () => {
  google.saved.clear()
  expect(await googleUpdate(account, google.hosts)(sampleTicket)).toEqual({ state: 'notSaved' })
})

it('a token that is no longer taken is asked for anew with the next try', async () => {
  google.saved.add(ID)
  const update = googleUpdate(account, google.hosts)
  await update(sampleTicket)
  google.revoke()
  expect(await update(sampleTicket)).toEqual({ state: 'failed', detail: '401' })
  expect(await update(sampleTicket)).toEqual({ state: 'updated' })
})

it('a key that is not the account’s, and a service that is not there, change nothing', async () => {
  const before = google.patches.length
  const stranger = googleUpdate({ ...account, key: newRsaKey() }, google.hosts)
  expect(await stranger(sampleTicket)).toMatchObject({ state: 'failed', detail: expect.stringContaining('400') })
  const nowhere = googleUpdate(account, { ...google.hosts, wallet: 'http://127.0.0.1:1' })
  expect(await nowhere(sampleTicket)).toMatchObject({ state: 'failed' })
  expect(google.patches).toHaveLength(before)
})
