import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_CARDS } from './behaviour/test-cards.ts'
import { customerAt } from './testing/customer.ts'
import { startReceiver } from './testing/receiver.ts'
import { startPaymentDemo } from './testing/start-payment-demo.ts'

let demo: Awaited<ReturnType<typeof startPaymentDemo>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  demo = await startPaymentDemo()
  receiver = await startReceiver()
})
afterAll(() => Promise.all([demo.stop(), receiver.stop()]))
beforeEach(() => {
  receiver.received.length = 0
})

const CANCEL_URL = 'http://shop.example/account?begun=1'
const RETURN_URL = `${CANCEL_URL}&secret=word`

let keys = 0
const newKey = () => `setup-number-${++keys}`
const cardFor = (scenario: string): string => TEST_CARDS.find(card => card.scenario === scenario)?.number ?? ''

const begin = (over: object = {}, key = newKey()) =>
  demo.call(
    'POST',
    '/v1/setups',
    {
      method: 'card',
      merchantReference: '42',
      returnUrl: RETURN_URL,
      cancelUrl: CANCEL_URL,
      webhookUrl: receiver.url,
      ...over,
    },
    { 'idempotency-key': key },
  )
const find = async (reference: string) => (await demo.call('GET', `/v1/setups/${reference}`)).body
const pay = (token: string, key = newKey()) =>
  demo.call(
    'POST',
    '/v1/payments',
    {
      amountCents: 990,
      currency: 'EUR',
      merchantReference: '7',
      description: 'Day ticket',
      returnUrl: 'http://shop.example/',
      token,
    },
    { 'idempotency-key': key },
  )

const saved = async (number: string) => {
  const { body } = await begin()
  await customerAt(body.setupUrl).saveCard(number)
  return find(body.reference)
}

describe('storing a way to pay', () => {
  it('begins once per key, and refuses another request by it', async () => {
    const key = newKey()
    const [first, again, other] = [await begin({}, key), await begin({}, key), await begin({ method: 'debit' }, key)]
    expect([first.status, again.status, other.status]).toEqual([201, 200, 409])
    expect(again.body.reference).toBe(first.body.reference)
  })

  it('leads whoever entered it back, and keeps no number', async () => {
    const { body } = await begin()
    const answer = await customerAt(body.setupUrl).saveCard('4111111111111111')
    expect(answer.headers.get('location')).toBe(RETURN_URL)
    const setup = await find(body.reference)
    expect(setup).toMatchObject({ state: 'confirmed', instrument: 'Visa •••• 1111' })
    expect(setup.token).toMatch(/^tok_/)
    expect(JSON.stringify(setup)).not.toContain('4111')
  })

  it('says for whom it is', async () => {
    const { body } = await begin({ purpose: 'For the account ada@example.org' })
    expect(await customerAt(body.setupUrl).look()).toContain('For the account ada@example.org')
  })

  it.each(['4111111111111111', '4000000000000002'])(
    'never shows the return address to another browser than the one in which it was entered (%s)',
    async number => {
      const { body } = await begin()
      const [customer, beginner] = [customerAt(body.setupUrl), customerAt(body.setupUrl)]
      const seen: Response[] = [await beginner.visit()]
      await customer.submit('enter', { number, expiry: '12/34', cvc: '123' })
      seen.push(await beginner.visit(), await beginner.submit('challenge', { decision: 'confirm' }))
      await customer.submit('challenge', { decision: 'confirm' })
      seen.push(await beginner.visit(), await beginner.submit('cancel'))
      expect(await find(body.reference)).toMatchObject({ state: 'confirmed' })
      for (const answer of seen) {
        expect(await answer.text()).not.toContain('word')
        expect(answer.headers.get('location') ?? CANCEL_URL).toBe(CANCEL_URL)
      }
      expect((await customer.visit()).headers.get('location')).toBe(RETURN_URL)
    },
  )

  it.each(['declined-card-expired', 'cancelled'])(
    'leads back without the secret when nothing comes of it (%s)',
    async scenario => {
      const { body } = await begin()
      const answer = await customerAt(body.setupUrl).saveCard(cardFor(scenario))
      expect(answer.headers.get('location')).toBe(CANCEL_URL)
    },
  )

  it.each([
    ['declined-card-expired', 'declined'],
    ['cancelled', 'cancelled'],
    ['pending-then-paid', 'pending'],
  ])('ends as the card says: %s is %s', async (scenario, state) => {
    expect(await saved(cardFor(scenario))).toMatchObject({ state })
  })

  it('is decided later where the card says so', async () => {
    const good = await saved(cardFor('pending-then-paid'))
    const bad = await saved(cardFor('pending-then-declined'))
    await demo.advance(30)
    expect(await find(good.reference)).toMatchObject({ state: 'confirmed' })
    expect(await find(bad.reference)).toMatchObject({ state: 'declined' })
  })

  it('leads to the page that says what is wrong with the details, to whoever has entered them alone', async () => {
    const { body } = await begin({ language: 'en' })
    const customer = customerAt(body.setupUrl)
    const details = { number: '4111111111111111', expiry: '12/34', cvc: '1' }
    const { status, shown } = await customer.submitAndSee('enter', details)
    expect([status, shown.includes('value="4111111111111111"')]).toEqual([303, true])
    expect(shown).toContain('id="cvc-error">Please enter three or four digits.')
    expect(await customer.look()).not.toContain('value="4111111111111111"')
  })

  it('ends when the customer does not want it, and expires when nobody comes', async () => {
    const { body } = await begin()
    await customerAt(body.setupUrl).cancel()
    expect(await find(body.reference)).toMatchObject({ state: 'cancelled' })
    const left = await begin({ expiresInSeconds: 60 })
    await demo.advance(61)
    expect(await find(left.body.reference)).toMatchObject({ state: 'expired' })
  })

  it('is told, signed, to whoever began it', async () => {
    const { reference } = await saved('4000000000000002')
    await demo.advance(0)
    const [message] = receiver.received
    expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
      type: 'setup.confirmed',
      setup: { reference, merchantReference: '42' },
    })
  })

  it('survives a new start', async () => {
    const { reference, token } = await saved('4000000000000002')
    await demo.restart()
    expect(await find(reference)).toMatchObject({ state: 'confirmed', token })
    expect((await pay(token)).body).toMatchObject({ state: 'paid' })
  })
})

describe('paying by what was stored', () => {
  it('charges at once, once per key', async () => {
    const { token } = await saved('4000000000000002')
    const key = newKey()
    const [first, again] = [await pay(token, key), await pay(token, key)]
    expect(first.body).toMatchObject({ state: 'paid', chargedCents: 990, instrument: 'Visa •••• 0002' })
    expect(first.body.payUrl).toBeUndefined()
    expect(again.body).toEqual(first.body)
  })

  it('asks the bank’s question where the bank asks', async () => {
    const { token } = await saved('4111111111111111')
    const { body } = await pay(token)
    expect(body).toMatchObject({ state: 'open', chargedCents: 0 })
    await customerAt(body.payUrl).submit('challenge', { decision: 'confirm' })
    expect((await demo.call('GET', `/v1/payments/${body.reference}`)).body).toMatchObject({ state: 'paid' })
  })

  it('can be declined later (stored-declined)', async () => {
    const { token } = await saved(cardFor('stored-declined'))
    expect((await pay(token)).body).toMatchObject({ state: 'declined', reason: 'insufficientFunds' })
  })

  it('is refused once it was forgotten; forgetting twice is fine', async () => {
    const { token } = await saved('4000000000000002')
    for (const _ of [1, 2]) expect((await demo.call('POST', `/v1/tokens/${token}/forget`)).status).toBe(200)
    expect(await pay(token)).toMatchObject({ status: 422, body: { error: { code: 'tokenUnknown' } } })
  })
})
