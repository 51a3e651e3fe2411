import {
  accountOfSubscriber,
  confirmSubscription,
  type FirstPayment,
  getPaymentMethods,
  type PaymentMethod,
  payFirst,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aBooked } from '../../../test/subscription.fixture.ts'

afterEach(() => void vi.restoreAllMocks())

const asked = { subscriptionId: 'secret', clientId: 'c', configurationId: 'k', userId: 'u' }
const at = `/abos/bestaetigen?${new URLSearchParams(asked)}`

describe('the link that confirms an order', () => {
  it.each([
    ['done', 'Ihr Abo ist abgeschlossen', aBooked],
    ['pending', 'Ihre Bestellung wird geprüft', aBooked],
    ['already', 'Ihr Abo ist schon bestätigt', aBooked],
    ['expired', 'Der Link ist abgelaufen', null],
    ['rejected', 'Wir können das Abo nicht abschließen', null],
  ] as const)('ends as %s: title, headline and focus say so', async (state, headline, subscription) => {
    const verified = answering(confirmSubscription, () => [{ state, subscription, firstPayment: null }])
    const { sent } = await renderShop({ at, answers: [verified] })
    expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain(headline))
    expect(document.activeElement?.textContent).not.toBe('')
    const calls = sent.filter(({ call }) => call === confirmSubscription.name)
    expect(calls.map(({ input }) => input.body)).toEqual([asked])
    expect(screen.queryAllByText('C6TPKX7KQJ')).toHaveLength(subscription ? 1 : 0)
  })

  it.each([
    ['phone', 'So kommen Sie zu Ihrem Ticket'],
    ['chip', 'So behalten Sie Ihr Abo im Blick'],
  ] as const)('tells a guest where the subscription is, by what the pass is on: %s', async (mediaType, title) => {
    const subscription = { ...aBooked, mediaType }
    const done = answering(confirmSubscription, () => [{ state: 'done' as const, subscription, firstPayment: null }])
    await renderShop({ at, answers: [done] })
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(screen.getByRole('main').querySelector('a[href="/konto/abos"]')?.textContent).toBe('Anmelden')
  })

  it('makes an account of a guest with nothing but a password', async () => {
    const done = answering(confirmSubscription, () => [
      { state: 'already' as const, subscription: aBooked, firstPayment: null },
    ])
    const made = answering(accountOfSubscriber, () => [])
    const { user, sent } = await renderShop({ at, answers: [done, made] })
    await user.click(await screen.findByRole('button', { name: 'Konto anlegen' }))
    expect(await screen.findByText(/^Bitte stimmen Sie den Geschäftsbedingungen zu/)).toBeTruthy()
    expect(sent.some(({ call }) => call === accountOfSubscriber.name)).toBe(false)
    await user.type(screen.getByLabelText('Neues Passwort'), 'Zugvogel-47-Moor')
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'Zugvogel-47-Moor')
    await user.click(screen.getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await user.click(screen.getByRole('button', { name: 'Konto anlegen' }))
    const told = await screen.findByText(/E-Mail an die Adresse aus Ihrer Bestellung/)
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true))
    expect(sent.find(({ call }) => call === accountOfSubscriber.name)?.input.body).toEqual({
      ...asked,
      password: 'Zugvogel-47-Moor',
      termsAccepted: true,
      originUrl: window.location.origin,
    })
  })

  it('says until when one is bound, where there is a minimum term', async () => {
    const subscription = { ...aBooked, validUntil: '2027-11-30' }
    const bound = answering(confirmSubscription, () => [{ state: 'done' as const, subscription, firstPayment: null }])
    await renderShop({ at, answers: [bound] })
    expect((await screen.findByText('Mindestens bis')).nextSibling?.textContent).toContain('30.11.2027')
  })

  const aMethod: PaymentMethod = {
    id: 'card',
    type: 1,
    subType: 27,
    label: 'Kreditkarte',
    urlToIcon: '/card.svg',
    isDefault: true,
    isGeneric: true,
  }
  const toPay = (state: FirstPayment['state'] = 'due') => [
    {
      state: 'payment' as const,
      subscription: aBooked,
      firstPayment: { amountInCent: 6300, state, urlToVerification: null },
    },
  ]
  const methods = answering(getPaymentMethods, () => [aMethod])

  it('leads whoever has to pay first to the payment, with what it comes to on the button', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const open = answering(payFirst, () => [
      { amountInCent: 6300, state: 'open' as const, urlToVerification: 'https://pay.example/1' },
    ])
    const { user, sent } = await renderShop({
      at,
      answers: [answering(confirmSubscription, () => toPay()), methods, open],
    })
    const button = await screen.findByRole('button', { name: /63,00\s€ jetzt zahlen/ })
    await user.click(button)
    expect(await screen.findAllByText(/Bitte wählen Sie eine Zahlungsart/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Kreditkarte/ }))
    await user.click(button)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(sent.find(({ call }) => call === payFirst.name)?.input.body).toEqual({
      ...asked,
      paymentMethodId: aMethod.id,
      amountInCent: 6300,
      embedded: false,
    })
  })

  it.each([
    ['declined', /Die Zahlung wurde abgelehnt/],
    ['cancelled', /Die Zahlung wurde abgebrochen/],
    ['open', /noch nicht abgeschlossen/],
  ] as const)('says how the last try at paying first stands: %s', async (state, text) => {
    await renderShop({ at, answers: [answering(confirmSubscription, () => toPay(state)), methods] })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('can be tried once more where it did not come through', async () => {
    const failing = refusing(confirmSubscription, 500, { field: '', message: '', code: -1, key: 'error.unknown' })
    const { user, sent } = await renderShop({ at, answers: [failing] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(sent.filter(({ call }) => call === confirmSubscription.name)).toHaveLength(2))
  })

  it('is what one without it is asked for', async () => {
    await renderShop({ at: '/abos/bestaetigen' })
    expect(await screen.findByText('Hier ist nichts zu bestätigen')).toBeTruthy()
  })
})
