import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../behaviour/test-cards.ts'
import { customerAt, startPaymentDemo } from '../testing/index.ts'

let demo: Awaited<ReturnType<typeof startPaymentDemo>>
let keys = 0
beforeAll(async () => {
  demo = await startPaymentDemo()
})
afterAll(() => demo.stop())

const payUrl = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const attempt = {
    amountCents: 123456,
    currency: 'EUR',
    merchantReference: 'order-1',
    description: 'Day ticket',
    returnUrl: 'http://shop.example:8080/confirm',
    ...changes,
  }
  const { body } = await demo.call('POST', '/v1/payments', attempt, { 'idempotency-key': `page-${++keys}-key` })
  return body.payUrl
}
const page = async (url: string) => (await fetch(url, { redirect: 'manual' })).text()

describe('the pay page', () => {
  it('speaks the language of the payment', async () => {
    const german = await page(await payUrl({ language: 'de' }))
    const english = await page(await payUrl({ language: 'en' }))
    expect(german).toContain('<html lang="de">')
    expect(german).toContain('1.234,56\u00a0€ bezahlen')
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('Pay €1,234.56')
  })

  it('counts as the currency does', async () => {
    const yen = await page(await payUrl({ language: 'en', amountCents: 900, currency: 'JPY' }))
    expect(yen).toContain('Pay JP¥900')
  })

  it('shows the words of the merchant as words', async () => {
    const shown = await page(
      await payUrl({ description: '<script>alert(1)</script>', merchantReference: '"><img src=x>' }),
    )
    expect(shown).not.toContain('<script')
    expect(shown).not.toContain('<img')
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('runs no script, loads nothing from elsewhere, and leads only to the shop', async () => {
    const { headers } = await fetch(await payUrl())
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toContain("form-action 'self' http://shop.example:8080;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('begins with the method the shop suggests, and offers the others', async () => {
    const url = await payUrl({ method: 'debit' })
    expect(await page(url)).toContain('name="iban"')
    expect(await page(`${url}?method=card`)).toContain('name="number"')
    expect(await page(`${url}?method=nonsense`)).toContain('name="iban"')
  })

  it('lists every test card and fills in one that is chosen, but nothing else from an address', async () => {
    const url = await payUrl()
    const shown = await page(url)
    for (const { number } of TEST_CARDS) expect(shown).toContain(number.replace(/(.{4})(?=.)/g, '$1 '))
    expect(await page(`${url}?number=4111111111111111`)).toContain('value="4111111111111111"')
    expect(await page(`${url}?number=5105105105105100`)).not.toContain('5105105105105100')
  })

  it('opens only with its own address', async () => {
    const url = await payUrl()
    const { body } = await demo.call('GET', `/v1/payments?idempotencyKey=page-${keys}-key`)
    const answer = await fetch(url.replace(/[^/]+$/, body.reference))
    expect(answer.status).toBe(404)
  })
})

it('strangers find a page in their language, and no more', async () => {
  const strange = await fetch(`${demo.baseUrl()}/anything`, { headers: { 'accept-language': 'en-GB,de' } })
  expect(strange.status).toBe(404)
  expect(await strange.text()).toContain('<html lang="en">')
  expect((await fetch(`${demo.baseUrl()}/v1/anything`)).status).toBe(401)
  expect((await demo.call('GET', '/v1/anything')).body).toMatchObject({ error: { code: 'noSuchCall' } })
  expect(await page(demo.baseUrl())).toContain('4111 1111 1111 1111')
})

describe('wrong details', () => {
  const good = { number: '4111111111111111', expiry: '12/34', cvc: '123' }

  it.each([
    ['number', '', 'Please enter a card number.'],
    ['number', '4242424242424242', 'This is not a test card.'],
    ['expiry', '13/30', 'Please enter month and year'],
    ['expiry', '12/20', 'This card has expired.'],
    ['expiry', '', 'Please enter month and year'],
    ['cvc', '12', 'Please enter three or four digits.'],
  ])('%s "%s" is answered at the field, and the rest is kept', async (field, value, message) => {
    const customer = customerAt(await payUrl({ language: 'en' }))
    const { status, shown } = await customer.submitAndSee('card', { ...good, [field]: value })
    expect(status).toBe(303)
    expect(shown).toMatch(new RegExp(`id="${field}-error">${message}`))
    expect(shown).toMatch(new RegExp(`name="${field}" value="${value}"[^>]*aria-invalid="true"[^>]* autofocus`))
    for (const [name, kept] of Object.entries(good))
      if (name !== field) expect(shown).toContain(`name="${name}" value="${kept}"`)
  })

  it('an IBAN with wrong check digits and a missing name are both named', async () => {
    const fields = { holder: ' ', iban: 'DE89370400440532013001' }
    const { status, shown } = await customerAt(await payUrl({ language: 'de' })).submitAndSee('debit', fields)
    expect(status).toBe(303)
    expect(shown).toContain('id="holder-error">Bitte geben Sie einen Namen ein.')
    expect(shown).toContain('id="iban-error">Diese IBAN ist nicht gültig.')
  })

  it('no page is the answer to a form: whoever goes back is not asked to send one again', async () => {
    const url = await payUrl({ language: 'en' })
    const customer = customerAt(url)
    const { headers } = await customer.submit('card', { ...good, cvc: '1' })
    const query = headers.get('location')?.replace(/^[^?]*/, '')
    const wrong = 'Please enter three or four digits.'
    expect(await page(url + query)).toContain(wrong)
    for (const elsewhere of [url, `${url}?refused=1`, (await payUrl()) + query])
      expect(await page(elsewhere)).not.toContain(wrong)
    const steps = [await customer.submit('card', good), await customer.submit('challenge', { decision: 'perhaps' })]
    expect(steps.map(({ status }) => status)).toEqual([303, 303])
  })

  it('of what was typed no more is kept than a field takes', async () => {
    const { shown } = await customerAt(await payUrl()).submitAndSee('card', { ...good, number: '4'.repeat(5000) })
    expect(shown).toMatch(/value="4{100}"/)
  })

  it('hostile input comes back as text', async () => {
    const number = '"><script>alert(1)</script>'
    const { shown } = await customerAt(await payUrl()).submitAndSee('card', { ...good, number })
    expect(shown).toContain('&lt;script')
    expect(shown).not.toContain('<script')
  })

  it('a form without fields, or not a form at all, is no crash', async () => {
    const customer = customerAt(await payUrl())
    expect((await customer.submit('card')).status).toBe(303)
    const url = await payUrl()
    const odd = await fetch(`${url}/card`, { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } })
    expect(odd.status).toBeLessThan(500)
    const wrongType = await fetch(`${url}/card`, {
      method: 'POST',
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    })
    expect(wrongType.status).toBe(415)
  })
})
