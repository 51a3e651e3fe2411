import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claim, contract, mandate, party, payerAccount } from '../../db/schema/index.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { visitorOf } from '../../testing/client.ts'
import { doOrderJobs, mailedConfirmation, orderOf, subscriptionShop } from '../../testing/subscription-order.ts'
import type { TestWorld } from '../../testing/test-world.ts'
import { deskDo } from './desk.ts'

let test: TestWorld
beforeAll(async () => {
  test = await subscriptionShop()
})
afterAll(() => test.close())

const BY = { clientId: undefined, by: ['Ada', 'Bob'], reason: 'told by the family' }
const CHILD = {
  birthDate: '2009-01-15',
  guardianFirstName: 'Grace',
  guardianLastName: 'Lovelace',
  guardianBirthDate: '1980-01-01',
}

/** A contract that was ordered and granted. */
async function granted(email: string, said: Record<string, string> = {}) {
  const visitor = visitorOf(test.app)
  const body = await orderOf(visitor, 'deutschlandticket', { email, ...said })
  const { guid, contractNumber: number } = await visitor.ask(calls.submitSubscription, { body })
  await visitor.ask(calls.confirmSubscription, { body: await mailedConfirmation(test, email) })
  await doOrderJobs(test)
  await claimRound(test.world)
  const [row] = await test.database.db.select().from(contract).where(eq(contract.id, guid))
  return { guid, number, row: row ?? expect.unreachable() }
}

const comesTo = async (moment: string) => {
  test.pass((Date.parse(moment) - Date.parse(test.now())) / 60_000)
  await claimRound(test.world)
}

/** What each party owes of a contract in all, a month each. */
async function owed(guid: string, names: Record<string, string>): Promise<string[]> {
  const rows = await test.database.db
    .select({ from: claim.periodStart, cents: claim.cents, partyId: payerAccount.partyId })
    .from(claim)
    .innerJoin(payerAccount, eq(payerAccount.id, claim.payerId))
    .where(eq(claim.contractId, guid))
  const months = Map.groupBy(rows, ({ from, partyId }) => `${from} ${names[partyId]}`)
  return [...months].map(([month, all]) => `${month} ${all.reduce((sum, { cents }) => sum + cents, 0)}`).sort()
}

const refusal = (asked: Parameters<typeof deskDo>[1]) =>
  deskDo(test.world, asked).then(
    () => 'done',
    (error: Error) => error.message,
  )

describe('who comes of age (30)', () => {
  it('is handed the contract over, pays from the next month on, and is asked for an account', async () => {
    const { guid, number, row } = await granted('grace@example.org', CHILD)
    const handing = { ...BY, by: ['Ada'], what: 'handover' as const, number }
    await comesTo('2027-01-14T09:00:00.000Z')
    expect(await refusal(handing)).toBe('notValid at contract')
    await comesTo('2027-01-15T09:00:00.000Z')
    await deskDo(test.world, handing)
    expect(await refusal(handing)).toBe('notValid at contract')
    await claimRound(test.world)
    await doOrderJobs(test)
    const names = { [row.subscriberId]: 'guardian', [row.holderId]: 'pupil' }
    expect(await owed(guid, names)).toEqual([
      '2026-12-01 guardian 6300',
      '2027-01-01 guardian 6300',
      '2027-02-01 guardian 0',
      '2027-02-01 pupil 6300',
    ])
    const [after] = await test.database.db.select().from(contract).where(eq(contract.id, guid))
    expect(after?.subscriberId).toBe(row.holderId)
    const mail = test.mails.at(-1)
    expect(mail).toMatchObject({ to: 'grace@example.org', subject: expect.stringContaining('name your account') })
    const token = /\/subscriptions\/link\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const shown = await visitorOf(test.app).ask(calls.getSubscriptionLink, { params: { token } })
    expect(shown.account).toMatchObject({ iban: null, accountHolder: 'Ada Lovelace', reference: null })
    const body = { iban: 'DE79000000000000000002', accountHolder: 'Ada Lovelace', consent: true as const }
    await visitorOf(test.app).ask(calls.changeAccountByLink, { params: { token }, body })
    const accounts = await test.database.db
      .select({ partyId: payerAccount.partyId, iban: mandate.iban })
      .from(payerAccount)
      .innerJoin(mandate, eq(mandate.id, payerAccount.mandateId))
    const ibans = Object.fromEntries(accounts.map(({ partyId, iban }) => [names[partyId], iban.slice(-4)]))
    expect(ibans).toEqual({ guardian: '0001', pupil: '0002' })
  })

  it('is nobody who was of age when it was concluded', async () => {
    const { number } = await granted('of-age@example.org', { validFrom: '2027-02-01' })
    expect(await refusal({ ...BY, what: 'handover', number })).toBe('notValid at contract')
  })
})

describe('whoever pays and dies (31)', () => {
  it('is not debited any more; who travels goes on, and an heir pays from the next month on', async () => {
    const child = { ...CHILD, birthDate: '2015-05-05', validFrom: '2027-02-01' }
    const { guid, number, row } = await granted('payer@example.org', child)
    const other = await granted('heir@example.org', { validFrom: '2027-02-01' })
    const numberOf = async (id: string) =>
      (await test.database.db.select().from(party).where(eq(party.id, id)))[0]?.customerNumber ?? ''
    const payer = await numberOf(row.subscriberId)
    const heir = await numberOf(other.row.subscriberId)
    const died = { ...BY, what: 'died' as const, number, on: '2027-01-10', payer, heir }
    expect(await refusal({ ...died, by: ['Ada'] })).toBe('secondPersonNeeded')
    expect(await refusal({ ...died, payer: heir })).toBe('notPayer')
    expect(await refusal({ ...died, heir: 'nobody' })).toBe('notValid at heir')
    await comesTo('2027-02-20T09:00:00.000Z')
    await deskDo(test.world, died)
    await claimRound(test.world)
    expect(await owed(guid, { [row.subscriberId]: 'dead', [other.row.subscriberId]: 'heir' })).toEqual([
      '2027-02-01 dead 6300',
      '2027-03-01 dead 0',
      '2027-03-01 heir 6300',
    ])
    const [dead] = await test.database.db.select().from(payerAccount).where(eq(payerAccount.partyId, row.subscriberId))
    expect(dead).toMatchObject({ method: 'invoice', mandateId: null })
    const mandates = await test.database.db.select().from(mandate).where(eq(mandate.partyId, row.subscriberId))
    expect(mandates.map(({ revokedOn }) => revokedOn)).toEqual([test.now()])
  })
})
