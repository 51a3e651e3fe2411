import * as contract from '@billett/contract'
import { TOP_UP_SORT } from '@billett/domain'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { anOrderTicket, aPreparedOrder } from '../../state/sale/sale.fixture.ts'

const status = (over: Partial<contract.PrepaidStatus> = {}): contract.PrepaidStatus => ({
  cardNumber: '927610000001',
  balanceInCents: 1_240,
  maximumBalanceInCents: 15_000,
  minimumTopUpInCents: 500,
  possibleTopUpInCents: 10_000,
  isTopUpPossible: true,
  topUpRefusal: null,
  currency: 'EUR',
  validUntil: '2099-12-31',
  ...over,
})
const known = (over?: Partial<contract.PrepaidStatus>) => answering(contract.getPrepaidStatus, () => [status(over)])

const topUp = anOrderTicket({
  ticketName: 'Prepaid-Karte aufladen',
  ticketNameLong: 'Prepaid-Karte aufladen',
  sortId: TOP_UP_SORT,
  priceInCents: 2_000,
  fullPriceInCents: 2_000,
  vatInCents: 0,
  vatPermille: 0,
  zones: [],
  topUp: { cardNumber: '•••• 0001', state: 'reserved' },
})

async function open(...answers: Parameters<typeof fakeSend>) {
  const shop = await renderShop({ at: '/konto/prepaid', answers: [...answers, signedIn()] })
  const ask = async (cardNumber = '9276 1000 0001') => {
    if (cardNumber !== '') await shop.user.type(await screen.findByLabelText('Kartennummer'), cardNumber)
    await shop.user.click(await screen.findByRole('button', { name: 'Guthaben abfragen' }))
  }
  return { ...shop, ask }
}

describe('a prepaid card', () => {
  it('tells its balance and how much fits', async () => {
    const { ask, sent } = await open(known())
    await ask()
    const headline = await screen.findByRole('heading', { name: 'Karte 9276 1000 0001' })
    expect(document.activeElement).toBe(headline)
    expect(screen.getByText(/12,40/)).toBeTruthy()
    expect(screen.getByText(/Mindestens 5,00.€, höchstens 100,00.€/)).toBeTruthy()
    expect(sent.find(({ call }) => call === contract.getPrepaidStatus.name)?.input).toMatchObject({
      params: { cardNumber: '9276 1000 0001' },
    })
  })

  it('needs a number, which is asked for at its field', async () => {
    const { ask, sent } = await open()
    await ask('')
    expect(await screen.findByText('Bitte geben Sie die Nummer Ihrer Karte an.')).toBeTruthy()
    expect(sent.some(({ call }) => call === contract.getPrepaidStatus.name)).toBe(false)
  })

  it.each([
    ['error.cardUnknown', 'Diese Karte kennen wir nicht. Bitte prüfen Sie die Nummer.'],
    ['error.cardExpired', 'Diese Karte ist abgelaufen.'],
    ['error.cardDeactivated', 'Diese Karte ist gesperrt.'],
    ['error.cardNotActive', 'Diese Karte ist noch nicht freigeschaltet.'],
    [
      'error.cardError',
      'Zu dieser Karte bekommen wir gerade keine Auskunft. Bitte versuchen Sie es später noch einmal.',
    ],
  ])('that cannot be used says why at its number (%s)', async (key, text) => {
    const { ask } = await open(
      refusing(contract.getPrepaidStatus, 409, { field: 'cardNumber', message: '', code: 1, key }),
    )
    await ask()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText('Kartennummer').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByLabelText('Betrag in Euro')).toBeNull()
  })

  it.each([
    ['error.cardAtMaximumBalance', 'Das Guthaben dieser Karte ist schon so hoch wie möglich.'],
    ['error.cardAlmostFull', 'Auf diese Karte passt weniger als der kleinste Betrag, den Sie aufladen können.'],
  ])('that takes no more says so instead of asking for an amount (%s)', async (topUpRefusal, text) => {
    const { ask } = await open(known({ isTopUpPossible: false, topUpRefusal, possibleTopUpInCents: 0 }))
    await ask()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByLabelText('Betrag in Euro')).toBeNull()
  })
})

describe('a top-up', () => {
  it.each([
    ['', 'Bitte füllen Sie dieses Feld aus.'],
    ['viel', 'Bitte geben Sie eine Zahl an.'],
    ['4,99', 'Dieser Betrag ist kleiner als der kleinste, den Sie aufladen können.'],
    ['100,01', 'Dieser Betrag ist größer als der, den Sie noch aufladen können.'],
  ])('of %j is refused at its field', async (typed, text) => {
    const { ask, user, sent } = await open(known())
    await ask()
    if (typed !== '') await user.type(await screen.findByLabelText('Betrag in Euro'), typed)
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(sent.some(({ call }) => call === contract.addTicket.name)).toBe(false)
  })

  it('goes into the cart, where it stands once and shows the end of its card', async () => {
    const cart = answering(contract.prepareSale, () => [aPreparedOrder({ tickets: [], state: 'created' })])
    const added = answering(contract.addTicket, () => [aPreparedOrder({ tickets: [topUp] })])
    const same = answering(contract.updatePreparedOrder, () => [aPreparedOrder({ tickets: [topUp] })])
    const { ask, user, sent, location } = await open(known(), cart, added, same)
    await ask()
    await user.click(await screen.findByRole('button', { name: /^20,00/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Betrag in Euro').value).toBe('20')
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    await waitFor(() => expect(location()?.pathname).toBe('/warenkorb'))
    expect(await screen.findByText('•••• 0001')).toBeTruthy()
    expect(screen.getByText('Einmalige Aufladung')).toBeTruthy()
    expect(sent.find(({ call }) => call === contract.addTicket.name)?.input).toMatchObject({
      body: { sortId: TOP_UP_SORT, prepaidCard: { cardNumber: '927610000001', amount: 2_000 } },
    })
  })

  it('that the server refuses says why', async () => {
    const cart = answering(contract.prepareSale, () => [aPreparedOrder({ tickets: [], state: 'created' })])
    const refused = refusing(contract.addTicket, 400, {
      field: 'prepaidCard.amount',
      message: '',
      code: 747,
      key: 'error.topUpTooMuch',
    })
    const { ask, user } = await open(known(), cart, refused)
    await ask()
    await user.type(await screen.findByLabelText('Betrag in Euro'), '20')
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }))
    expect(await screen.findByText('Dieser Betrag ist größer als der, den Sie noch aufladen können.')).toBeTruthy()
    expect(screen.getByLabelText('Betrag in Euro').getAttribute('aria-invalid')).toBe('true')
  })
})
