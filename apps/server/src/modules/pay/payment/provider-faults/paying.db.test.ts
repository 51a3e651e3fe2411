import type { ScenarioName } from '@billett/payment-demo'
import { customerAt } from '@billett/payment-demo/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cardFor, DEBIT, type DemoShop, demoShop, NOTHING, ONE_TICKET } from './demo-shop.fixture.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await demoShop()
})
afterAll(() => shop.close())

describe('with the demo provider a passenger', () => {
  it('pays by card on its page and comes back to the ticket', async () => {
    const { order, atProvider, verify } = await shop.anOrder()
    const back = await atProvider.payByCard(cardFor('paid'))
    expect(back.headers.get('location')).toContain(`/confirm/${order.orderId}?paymentReference=`)
    expect(await verify()).toMatchObject({
      state: 'completed',
      payment: { state: 'paid' },
      tickets: [{ state: 'issued' }],
    })
    expect(await shop.end(order)).toEqual(ONE_TICKET)
  })

  it('has the ticket by the provider’s message alone, who closes the page', async () => {
    const { atProvider, see } = await shop.anOrder()
    await atProvider.payByCard(cardFor('paid'))
    await shop.demo.advance(1)
    expect(await see()).toMatchObject({ state: 'completed', payment: { state: 'paid' } })
  })

  it('cancels there, and pays after all', async () => {
    const { order, atProvider, verify, ask } = await shop.anOrder()
    await atProvider.cancel()
    expect(await verify()).toMatchObject({ state: 'prepared', payment: { state: 'cancelled' } })
    expect(await shop.end(order)).toEqual(NOTHING)
    const second = await ask()
    await customerAt(second.urlToVerification ?? '').payByCard(cardFor('paid'))
    expect(await verify()).toMatchObject({ state: 'completed' })
  })

  it('gives up, and the page there is closed', async () => {
    const { order, atProvider, giveUp, see } = await shop.anOrder()
    expect((await giveUp()).items).toMatchObject([{ state: 'aborted' }])
    await atProvider.payByCard(cardFor('paid'))
    await shop.demo.advance(1)
    expect(await see()).toMatchObject({ state: 'aborted', payment: { state: 'cancelled', refundedInCents: 0 } })
    expect(await shop.end(order)).toEqual(NOTHING)
  })
})

describe('a bank that says no', () => {
  it.each([
    ['declined-insufficient-funds', 'insufficientFunds'],
    ['declined-limit-exceeded', 'limitExceeded'],
    ['declined-card-expired', 'cardExpired'],
    ['declined-card-blocked', 'cardBlocked'],
    ['declined-authentication', 'authenticationFailed'],
    ['declined-not-honoured', 'other'],
  ] as const)('%s: says why, and the order is free for the next try', async (scenario, reason) => {
    const { order, atProvider, verify, ask } = await shop.anOrder()
    await atProvider.payByCard(cardFor(scenario))
    expect(await verify()).toMatchObject({ state: 'prepared', payment: { state: 'declined', reason } })
    expect(await shop.end(order)).toEqual(NOTHING)
    const second = await ask({ paymentMethodId: DEBIT })
    expect(second.urlToVerification).not.toBe(order.urlToVerification)
    await customerAt(second.urlToVerification ?? '').payByDebit('DE09000000000000000001')
    expect(await verify()).toMatchObject({ state: 'completed' })
    expect(await shop.end(order)).toEqual(ONE_TICKET)
  })

  it("an account that was closed is one too ('declined-account-closed')", async () => {
    const { order, atProvider, verify } = await shop.anOrder(DEBIT)
    await atProvider.payByDebit('DE72000000000000001001')
    expect(await verify()).toMatchObject({ payment: { state: 'declined', reason: 'accountClosed' } })
    expect(await shop.end(order)).toEqual(NOTHING)
  })

  it("and so is a provider that ends the payment ('cancelled')", async () => {
    const { order, atProvider, see } = await shop.anOrder()
    await atProvider.payByCard(cardFor('cancelled'))
    await shop.demo.advance(1)
    expect(await see()).toMatchObject({ state: 'prepared', payment: { state: 'cancelled' } })
    expect(await shop.end(order)).toEqual(NOTHING)
  })
})

describe('a bank that takes its time', () => {
  it.each([
    ['pending-then-paid', { state: 'completed', payment: { state: 'paid' } }, { capture: 1, sale: 1 }],
    ['pending-then-declined', { state: 'prepared', payment: { state: 'declined' } }, {}],
  ] as const)('%s', async (scenario, decided, booked) => {
    const { order, atProvider, verify, see } = await shop.anOrder()
    await atProvider.payByCard(cardFor(scenario))
    expect(await verify()).toMatchObject({ state: 'deferred', payment: { state: 'pending' } })
    expect(await shop.end(order)).toEqual(NOTHING)
    await shop.demo.advance(30)
    expect(await see()).toMatchObject(decided)
    expect(await shop.end(order)).toMatchObject({ booked, refunds: [] })
  })
})

describe('a pay page that breaks', () => {
  /** Presses the button, hears nothing, and leaves the page when the provider has come so far. */
  const payUnanswered = async (
    { urlToVerification }: { urlToVerification: string | null },
    scenario: ScenarioName,
    soFar: () => Promise<void>,
  ) => {
    const leaving = new AbortController()
    const paying = customerAt(urlToVerification ?? '', leaving.signal)
      .payByCard(cardFor(scenario))
      .catch(() => undefined)
    await vi.waitFor(soFar)
    leaving.abort()
    await paying
  }

  it.each(['pay-exception', 'pay-timeout'] as const)(
    '%s: nothing is charged; the payment can be cancelled there and made anew',
    async scenario => {
      const { order, verify, atProvider, ask } = await shop.anOrder()
      await payUnanswered(order, scenario, async () => expect(await atProvider.look()).toContain('challenge'))
      expect(await verify()).toMatchObject({ state: 'paymentRequested', payment: { state: 'open' } })
      expect(await shop.end(order)).toEqual(NOTHING)
      await atProvider.cancel()
      expect(await verify()).toMatchObject({ state: 'prepared', payment: { state: 'cancelled' } })
      const second = await ask()
      await customerAt(second.urlToVerification ?? '').payByCard(cardFor('paid'))
      expect(await verify()).toMatchObject({ state: 'completed' })
      expect(await shop.end(order)).toEqual(ONE_TICKET)
    },
  )

  it.each(['silent-after-charge', 'crash-after-charge'] as const)(
    '%s: the ticket is there all the same',
    async scenario => {
      const { order, verify, see } = await shop.anOrder()
      const crashes = shop.demo.crashes()
      await payUnanswered(order, scenario, async () => expect(await shop.stateAtProvider(order)).toBe('paid'))
      if (scenario === 'crash-after-charge') {
        expect(shop.demo.crashes()).toBe(crashes + 1)
        await shop.restartProvider()
      }
      expect(await verify()).toMatchObject({ state: 'completed', payment: { state: 'paid' } })
      await shop.demo.advance(10)
      expect(await see()).toMatchObject({ state: 'completed', payment: { refundedInCents: 0 } })
      expect(await shop.end(order)).toEqual(ONE_TICKET)
    },
  )
})
