import {
  changeAccountByLink,
  confirmGuardianAddress,
  type Debt,
  getDebt,
  getNextYear,
  getPassesByLink,
  getPrivateOffer,
  getSubscriptionLink,
  goOnAtOwnPrice,
  goPrivateByLink,
  handInExemption,
  type NextYear,
  type PrivateOffer,
  payDebt,
  type SubscriptionLink,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { ORDER_BUTTON } from '../../parts/order/order-button.ts'
import { aPass, somePasses } from '../../state/contract/contract.fixture.ts'

const at = '/abos/link/secret'
const aLink: SubscriptionLink = {
  act: 'seeDue',
  state: 'open',
  until: '2026-12-06T22:18:58.950Z',
  contractNumber: 'C6TPKX7KQJ',
  subscriptionName: 'Deutschlandticket',
  proof: null,
  account: null,
  debits: [],
}
const linked = (over: Partial<SubscriptionLink>) => answering(getSubscriptionLink, () => [{ ...aLink, ...over }])

describe('a link of a mail', () => {
  it('shows what will be debited, and why', async () => {
    const debits = [{ on: '2027-01-04', amountInCent: 6300, reasons: ['63,00 € für Januar 2027'] }]
    await renderShop({ at, answers: [linked({ debits })] })
    expect(await screen.findByText('63,00 € für Januar 2027')).toBeTruthy()
    expect(screen.getByText('Mo., 4. Januar 2027')).toBeTruthy()
  })

  it('shows the pass of the contract', async () => {
    const passes = answering(getPassesByLink, () => [somePasses({ passes: [aPass()] })])
    await renderShop({ at, answers: [linked({ act: 'showPass' }), passes] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Ticket' })).toBeTruthy()
    expect(await screen.findByRole('img', { name: new RegExp(aPass().ticketName) })).toBeTruthy()
  })

  it('to the pass says that another was sent instead', async () => {
    await renderShop({ at, answers: [linked({ act: 'showPass', state: 'used' })] })
    expect(await screen.findByText(/^Statt dieses Links haben wir einen neuen geschickt/)).toBeTruthy()
  })

  it('that leads nowhere is not asked for again', async () => {
    const unknown = { field: '', message: '', code: 813, key: 'error.linkNotValid' }
    await renderShop({ at, answers: [refusing(getSubscriptionLink, 404, unknown)] })
    expect(await screen.findByText(/^Dieser Link ist nicht gültig/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull()
  })

  it('that could not be looked at is asked for again', async () => {
    const down = { field: '', message: '', code: 500, key: 'error.internal' }
    await renderShop({ at, answers: [refusing(getSubscriptionLink, 500, down)] })
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })

  it('changes the account, once the mandate is given', async () => {
    const account = { iban: 'DE•• 0001', accountHolder: 'Käthe Brömmelkamp', reference: 'M-1', mandateText: 'Mandat' }
    const done = answering(changeAccountByLink, () => [{ act: 'changeAccount' as const, doneOn: aLink.until }])
    const { user, sent } = await renderShop({ at, answers: [linked({ act: 'changeAccount', account }), done] })
    await user.type(await screen.findByLabelText('Neue IBAN'), 'DE09 0000 0000 0000 0000 01')
    await user.click(screen.getByRole('button', { name: 'Konto ändern' }))
    expect(await screen.findByText('Bitte setzen Sie hier das Häkchen.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Konto ändern' }))
    expect(await screen.findByText(/Das neue Konto ist eingetragen/)).toBeTruthy()
    expect(sent.findLast(({ call }) => call === changeAccountByLink.name)?.input).toMatchObject({
      params: { token: 'secret' },
      body: { accountHolder: 'Käthe Brömmelkamp', consent: true },
    })
  })

  it('names the first account of whoever has none yet', async () => {
    const account = { iban: null, accountHolder: 'Käthe Brömmelkamp', reference: null, mandateText: 'Mandat' }
    await renderShop({ at, answers: [linked({ act: 'changeAccount', account })] })
    expect(await screen.findByLabelText('Neue IBAN')).toBeTruthy()
    expect(screen.queryByText('Mandatsreferenz')).toBeNull()
    expect(screen.getByText('Mandat')).toBeTruthy()
  })

  const offer: PrivateOffer = {
    lastDay: '2026-12-31',
    subscriptionName: 'Deutschlandticket',
    from: '2027-01-01',
    priceInCent: 6300,
    firstDebit: { on: '2027-01-04', amountInCent: 6300 },
    payer: 'Ida Ahrens',
    account: { iban: 'DE•• 0001', accountHolder: 'Ida Ahrens', reference: 'M-1' },
    mandateText: 'Mandat',
  }
  const offered = (over: Partial<PrivateOffer> = {}) => [
    linked({ act: 'goPrivate' }),
    answering(getPrivateOffer, () => [{ ...offer, ...over }]),
    answering(goPrivateByLink, () => [{ contractNumber: 'C1', from: '2027-01-01' }]),
  ]
  const goOn = () => screen.findByRole('button', { name: ORDER_BUTTON.de })

  it('shows a leaver what going on costs whom, and one click does it', async () => {
    const { user, sent } = await renderShop({ at, answers: offered() })
    const button = await goOn()
    for (const shown of ['Ida Ahrens', 'M-1', '63,00 € am Mo., 4. Januar 2027'])
      expect(screen.getByText(shown)).toBeTruthy()
    await user.click(button)
    expect(await screen.findByText(/^Sie fahren privat weiter/)).toBeTruthy()
    const { from, priceInCent, firstDebit } = offer
    expect(sent.findLast(({ call }) => call === goPrivateByLink.name)?.input).toEqual({
      params: { token: 'secret' },
      body: { from, priceInCent, firstDebit, termsAccepted: true },
    })
  })

  it('asks a leaver for an account where none is known, and sends nothing before', async () => {
    const { user, sent } = await renderShop({ at, answers: offered({ account: null }) })
    await user.click(await goOn())
    expect(await screen.findByText('Bitte setzen Sie hier das Häkchen.')).toBeTruthy()
    expect(sent.some(({ call }) => call === goPrivateByLink.name)).toBe(false)
    await user.type(screen.getByLabelText('Neue IBAN'), 'DE09 0000 0000 0000 0000 01')
    await user.click(screen.getByRole('checkbox'))
    await user.click(await goOn())
    expect(await screen.findByText(/^Sie fahren privat weiter/)).toBeTruthy()
  })

  it.each([
    ['used', 'Mit diesem Link ist schon alles erledigt.'],
    ['expired', 'Dieser Link ist abgelaufen. Bitte melden Sie sich an oder schreiben Sie uns.'],
  ] as const)('that is %s does nothing more', async (state, text) => {
    await renderShop({ at, answers: [linked({ act: 'giveProof', state })] })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nachweis senden' })).toBeNull()
  })
})

describe('what is owed since a debit came back', () => {
  const debt: Debt = {
    state: 'owed',
    amountInCent: 6600,
    returned: [{ on: '2027-01-11', amountInCent: 6300, reason: 'Das Konto ist erloschen oder gesperrt.' }],
    reference: 'RF18539007547034',
    iban: 'DE89370400440532013000',
  }

  it('is shown with its reason and how to transfer it; a provider that is away is said beside the button', async () => {
    const away = { field: '', message: '', code: 400, key: 'error.paymentProviderUnreachable' }
    const owed = answering(getDebt, () => [debt])
    const answers = [linked({ act: 'pay' }), owed, refusing(payDebt, 503, away)]
    const { user, sent } = await renderShop({ at, answers })
    expect(await screen.findByText(/kamen 63,00.€ zurück. Das Konto ist erloschen/)).toBeTruthy()
    expect(screen.getByText('RF18539007547034')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /66,00.€ jetzt bezahlen/ }))
    expect(sent.filter(({ call }) => call === payDebt.name)).toHaveLength(1)
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('is settled once it was paid, and nothing is asked for any more', async () => {
    await renderShop({ at, answers: [linked({ act: 'pay' }), answering(getDebt, () => [{ ...debt, state: 'paid' }])] })
    expect(await screen.findByText(/nichts mehr offen/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /bezahlen/ })).toBeNull()
  })
})

it('a guardian whom a school has named confirms the address by a press, and not by opening the link', async () => {
  const done = answering(confirmGuardianAddress, () => [{ act: 'confirmAddress' as const, doneOn: aLink.until }])
  const { user, sent } = await renderShop({ at, answers: [linked({ act: 'confirmAddress' }), done] })
  const button = await screen.findByRole('button', { name: 'E-Mail-Adresse bestätigen' })
  expect(sent.some(({ call }) => call === confirmGuardianAddress.name)).toBe(false)
  await user.click(button)
  expect(
    await screen.findByText('Ihre E-Mail-Adresse ist bestätigt. Wir schreiben Ihnen künftig dorthin.'),
  ).toBeTruthy()
})

describe('a link of a letter about the next school year', () => {
  const year: NextYear = {
    pupil: 'Mia Muster',
    authority: 'Landkreis',
    schoolYear: '2027',
    from: '2027-08-01',
    mayAct: true,
    isOver: true,
    ownPriceInCent: 3800,
    paysSelf: false,
    exemptionEnds: null,
    hasNewProof: false,
  }
  const shown = (over: Partial<NextYear> = {}) => [
    linked({ act: 'nextYear' }),
    answering(getNextYear, () => [{ ...year, ...over }]),
  ]

  it('keeps the ticket at the own price, which is shown before', async () => {
    const done = answering(goOnAtOwnPrice, () => [{ ...year, isOver: false, paysSelf: true }])
    const { user, sent } = await renderShop({ at, answers: [...shown(), done] })
    expect(await screen.findByText(/Landkreis bezahlt den Schulweg im neuen Schuljahr nicht mehr/)).toBeTruthy()
    expect(screen.getByText(/38,00/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: ORDER_BUTTON.de }))
    expect(await screen.findByText(/Das Ticket läuft weiter. Ab .* zahlen Sie 38,00.€ im Monat/)).toBeTruthy()
    expect(sent.findLast(({ call }) => call === goOnAtOwnPrice.name)?.input.body).toEqual({ priceInCent: 3800 })
    expect(screen.queryByRole('button', { name: ORDER_BUTTON.de })).toBeNull()
  })

  it('asks for a new proof of an exemption, and offers no price where there is none', async () => {
    const asked = shown({ isOver: false, ownPriceInCent: null, exemptionEnds: '2027-07-31' })
    await renderShop({ at, answers: [...asked, answering(handInExemption, () => [year])] })
    expect(await screen.findByLabelText('Neuer Nachweis', { selector: 'input' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: ORDER_BUTTON.de })).toBeNull()
  })

  it('says where it is too late', async () => {
    await renderShop({ at, answers: shown({ mayAct: false }) })
    expect(await screen.findByText(/wird gerade entschieden.*Landkreis/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: ORDER_BUTTON.de })).toBeNull()
  })
})
