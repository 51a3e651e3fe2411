import * as calls from '@billett/contract'
import { DELETION_DAYS, PAYMENT_SUB_TYPE, PAYMENT_TYPE } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer, loginOf, signIn } from '../../../../testing/account.ts'
import type { visitorOf } from '../../../../testing/client.ts'
import { type FakeSetups, fakeSetups } from '../../../../testing/fakes/fake-setups.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { deleteAccounts } from '../../../upkeep/account-deletion/index.ts'
import { forgetAtProvider } from '../forget-at-provider.ts'
import { pollSetups } from './poll-setups.ts'
import { receiveSetupEvent } from './receive-setup-event.ts'
import { PROOF_MINUTES } from './setup-progress.ts'

type Visitor = ReturnType<typeof visitorOf>

let test: TestWorld
let provider: FakeSetups
/** Who began. */
let mallory: Visitor
/** Who was made to enter their card. */
let victim: Visitor
let reference: string

const begin = async (): Promise<string> => {
  const params = { type: PAYMENT_TYPE.Standard, subtype: PAYMENT_SUB_TYPE.CreditCard }
  const { redirectURL } = await mallory.ask(calls.requestAddPaymentMethod, { params, query: {} })
  return new URL(redirectURL).pathname.slice(1)
}

beforeEach(async () => {
  test = await testWorld()
  provider = fakeSetups()
  test.world.setups = provider
  mallory = (await aCustomer(test)).visitor
  victim = (await aCustomer(test, { email: 'victim@example.org' })).visitor
  reference = await begin()
})
afterEach(() => test.close())

let events = 0
/** The provider has confirmed, and says so. */
const confirm = async (): Promise<void> => {
  provider.decide(reference, { state: 'confirmed', token: 'tok', label: 'Visa •••• 1111' })
  events += 1
  await receiveSetupEvent(test.world, { provider: 'fake', eventId: `event-${events}`, reference })
}

const comeBack = (visitor: Visitor, over: { returnSecret?: string | undefined } = {}) =>
  visitor.send(calls.addPaymentMethod, { body: { ...provider.wayBack(reference), ...over } })

/** Longer than the session of who began lives. */
const pass = async (minutes: number): Promise<void> => {
  test.pass(minutes)
  await signIn(mallory, loginOf(test))
}

const payable = async (visitor: Visitor): Promise<string[]> => {
  const { items } = await visitor.send(calls.getPaymentMethods, { query: {} })
  return items.filter(({ isGeneric }) => !isGeneric).map(({ label }) => label)
}

/** What the provider no longer knows once the queued jobs are done. */
const forgotten = async (): Promise<string[]> => {
  const { rows } = await test.world.db.execute<{ token: string }>(
    sql`select data->>'token' as token from job.job where name = 'forgetMethod'`,
  )
  for (const { token } of rows) await forgetAtProvider(test.world, token)
  return provider.forgotten
}

const kept = async () => {
  const { rows } = await test.world.db.execute(sql`select token, label, state from payment_setup`)
  return rows
}

const NOT_PROVEN = [{ translationKey: 'error.paymentMethodNotProven' }]

describe('a way to pay', () => {
  it('can be paid by once it is confirmed and its owner is back, whichever comes first', async () => {
    await confirm()
    expect(await payable(mallory)).toEqual([])
    expect((await comeBack(mallory)).items).toMatchObject([{ label: 'Visa •••• 1111' }])
    reference = await begin()
    provider.decide(reference, { state: 'pending' })
    expect((await comeBack(mallory)).errors).toMatchObject([{ translationKey: 'error.paymentMethodPending' }])
    expect(await payable(mallory)).toHaveLength(1)
    await confirm()
    expect(await payable(mallory)).toHaveLength(2)
  })

  it('that is decided days later needs no second return', async () => {
    provider.decide(reference, { state: 'pending' })
    await comeBack(mallory)
    await pass(3 * 24 * 60)
    provider.decide(reference, { state: 'confirmed', token: 'tok', label: 'Visa •••• 1111' })
    await pollSetups(test.world)
    expect(await payable(mallory)).toEqual(['Visa •••• 1111'])
  })

  it('is stored once when the message, the return and the poll come at the same moment', async () => {
    provider.decide(reference, { state: 'confirmed', token: 'tok', label: 'Visa •••• 1111' })
    test.pass(1)
    const all = [confirm(), comeBack(mallory), pollSetups(test.world), comeBack(mallory), confirm()]
    await Promise.all(all)
    expect(await payable(mallory)).toEqual(['Visa •••• 1111'])
    expect(await forgotten()).toEqual([])
  })

  it('is not stored by another secret, nor without one; the right one still counts', async () => {
    await confirm()
    for (const returnSecret of [undefined, 'guessed', '', provider.wayBack(await begin()).returnSecret])
      expect((await comeBack(mallory, { returnSecret })).status).not.toBe(200)
    expect(await payable(mallory)).toEqual([])
    expect((await comeBack(mallory)).status).toBe(200)
  })

  it('is not stored by the secret of another setup of the same customer', async () => {
    await confirm()
    const other = provider.wayBack(await begin())
    expect((await comeBack(mallory, { returnSecret: other.returnSecret })).errors).toMatchObject(NOT_PROVEN)
  })

  it('that is entered anew keeps its old card until the new one is proven', async () => {
    await confirm()
    const [stored] = (await comeBack(mallory)).items
    const params = { id: stored?.id ?? '' }
    const { redirectURL } = await mallory.ask(calls.getPaymentMethodRedirectUrl, { params, query: {} })
    reference = new URL(redirectURL).pathname.slice(1)
    provider.decide(reference, { state: 'confirmed', token: 'new', label: 'Visa •••• 2222' })
    await comeBack(mallory, { returnSecret: undefined })
    expect(await payable(mallory)).toEqual(['Visa •••• 1111'])
    await comeBack(mallory)
    expect(await payable(mallory)).toEqual(['Visa •••• 2222'])
  })
})

describe('a page of the provider that was passed on', () => {
  it('stores nothing for whoever began, and forgets at once what somebody else has entered there', async () => {
    await confirm()
    expect((await comeBack(victim)).errors).toMatchObject(NOT_PROVEN)
    expect([await payable(mallory), await payable(victim)]).toEqual([[], []])
    expect(await forgotten()).toEqual(['tok'])
    expect((await comeBack(mallory)).errors).toMatchObject(NOT_PROVEN)
    expect(await payable(mallory)).toEqual([])
  })

  it('stores nothing either when the provider confirms only after the other is back', async () => {
    expect((await comeBack(victim)).errors).toMatchObject(NOT_PROVEN)
    await comeBack(mallory)
    await confirm()
    expect(await payable(mallory)).toEqual([])
    expect(await forgotten()).toEqual(['tok'])
  })

  it('is nobody’s business who knows neither account nor secret', async () => {
    await confirm()
    for (const returnSecret of [undefined, 'guessed'])
      expect((await comeBack(victim, { returnSecret })).errors).toMatchObject(NOT_PROVEN)
    expect(await forgotten()).toEqual([])
    expect((await comeBack(mallory)).status).toBe(200)
  })

  it('cannot take away what its owner has proven', async () => {
    await confirm()
    await comeBack(mallory)
    expect((await comeBack(victim)).errors).toMatchObject(NOT_PROVEN)
    expect(await payable(mallory)).toHaveLength(1)
    expect(await forgotten()).toEqual([])
  })

  it('ends either way, and once, when both come back at the same moment', async () => {
    await confirm()
    await Promise.all([comeBack(mallory), comeBack(victim)])
    const stored = await payable(mallory)
    expect(stored.length + (await forgotten()).length).toBe(1)
  })
})

describe('what nobody comes back for', () => {
  it('is forgotten, here and at the provider, once its time is over, and cannot be had any more', async () => {
    await confirm()
    await pass(PROOF_MINUTES - 1)
    await pollSetups(test.world)
    expect(await forgotten()).toEqual([])
    test.pass(1)
    await pollSetups(test.world)
    await pollSetups(test.world)
    expect(await forgotten()).toEqual(['tok'])
    expect(await kept()).toEqual([{ token: null, label: null, state: 'expired' }])
    expect((await comeBack(mallory)).errors).toMatchObject(NOT_PROVEN)
  })

  it('is forgotten when its owner comes too late, before the poll does', async () => {
    await confirm()
    await pass(PROOF_MINUTES)
    expect((await comeBack(mallory)).errors).toMatchObject(NOT_PROVEN)
    expect(await forgotten()).toEqual(['tok'])
  })

  it('is forgotten with its account', async () => {
    await confirm()
    await mallory.send(calls.requestDeletion)
    test.pass((DELETION_DAYS + 1) * 24 * 60)
    expect(await deleteAccounts(test.world)).toBe(1)
    expect(await forgotten()).toEqual(['tok'])
  })
})

describe('the secret', () => {
  it('is in no answer to who begins, and is kept as a hash', async () => {
    const params = { type: PAYMENT_TYPE.Standard, subtype: PAYMENT_SUB_TYPE.CreditCard }
    const { bytes, headers, items } = await mallory.send(calls.requestAddPaymentMethod, { params, query: {} })
    const { returnSecret } = provider.wayBack(new URL(items[0]?.redirectURL ?? '').pathname.slice(1))
    expect(returnSecret).toMatch(/^[\w-]{43}$/)
    expect(`${bytes.toString()}${JSON.stringify(headers)}`).not.toContain(returnSecret)
    const { rows } = await test.world.db.execute<{ row: string }>(
      sql`select payment_setup::text as row from payment_setup`,
    )
    expect(rows.map(({ row }) => row).join()).not.toContain(returnSecret)
  })
})
