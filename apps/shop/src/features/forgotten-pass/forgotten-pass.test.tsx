import * as contract from '@billett/contract'
import { ENFORCEMENT_SORT } from '@billett/domain'
import { answering, type fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { anOrderTicket, aPreparedOrder } from '../../state/sale/sale.fixture.ts'

const known = (over: Partial<contract.EnforcementCase> = {}) =>
  answering(contract.findEnforcementCase, () => [
    {
      caseNumber: 'AB123',
      checkedOn: '2026-11-21T08:15:00.000Z',
      place: 'Linie 10',
      state: 'open',
      owes: 'fare',
      reason: 'noPass',
      amountInCents: 6_000,
      fareInCents: 6_000,
      feeInCents: 700,
      currency: 'EUR',
      showUntil: '2026-11-28',
      payUntil: '2026-12-05',
      ...over,
    },
  ])

const line = anOrderTicket({
  ticketName: 'Bearbeitungsentgelt (AB123)',
  ticketNameLong: 'Bearbeitungsentgelt (AB123)',
  sortId: ENFORCEMENT_SORT,
  priceInCents: 700,
  fullPriceInCents: 700,
  vatInCents: 0,
  vatPermille: 0,
  zones: [],
  enforcement: { caseNumber: 'AB123', owes: 'fee' },
})

async function open(...answers: Parameters<typeof fakeSend>) {
  const shop = await renderShop({ at: '/fahrausweisVergessen', answers })
  const ask = async (number = 'ab 123') => {
    await shop.user.type(await screen.findByLabelText('Fallnummer'), number)
    fireEvent.change(screen.getByLabelText('Geburtsdatum'), { target: { value: '1990-01-31' } })
    await shop.user.click(screen.getByRole('button', { name: 'Fall aufrufen' }))
  }
  return { ...shop, ask }
}

describe('whoever was checked without a pass', () => {
  it('reads what it costs, and needs both to look it up', async () => {
    const { user, sent } = await open(known())
    expect(await screen.findByText(/statt 60,00.€ nur 7,00.€.*innerhalb von 7 Tagen/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Fall aufrufen' }))
    await waitFor(() => expect(screen.getByLabelText('Fallnummer').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByLabelText('Geburtsdatum').getAttribute('aria-invalid')).toBe('true')
    expect(sent.some(({ call }) => call === contract.findEnforcementCase.name)).toBe(false)
  })

  it.each<[string, Partial<contract.EnforcementCase>, RegExp]>([
    ['without a pass', {}, /kein Ticket auf Ihren Namen gefunden.*28\.11\.2026/],
    ['with one that was blocked', { reason: 'passBlocked' }, /gesperrt/],
    ['with one that was bought later', { reason: 'boughtLater' }, /erst nach der Kontrolle gekauft/],
    ['too late', { reason: 'shownTooLate' }, /Frist.*28\.11\.2026 abgelaufen/],
  ])('is told what is owed %s, and why', async (_, over, text) => {
    const { ask } = await open(known(over))
    await ask()
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Fall AB123' }))
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('Erhöhtes Beförderungsentgelt')).toBeTruthy()
    expect(screen.getByRole('button', { name: /60,00.€ zahlen/ })).toBeTruthy()
  })

  it('with a pass puts the fee into the cart, with what the case was found by', async () => {
    const cart = aPreparedOrder({ tickets: [line], totalGrossInCents: 700, state: 'prepared' })
    const { ask, user, sent } = await open(
      known({ owes: 'fee', reason: 'passHeld', amountInCents: 700 }),
      answering(contract.prepareSale, () => [aPreparedOrder({ tickets: [], state: 'created' })]),
      answering(contract.addTicket, () => [cart]),
    )
    await ask()
    expect(await screen.findByText(/gültiges Ticket auf Ihren Namen\. Zu zahlen ist nur/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /7,00.€ zahlen/ }))
    expect(await screen.findByText('Einmalige Zahlung')).toBeTruthy()
    expect(sent.find(({ call }) => call === contract.addTicket.name)?.input).toMatchObject({
      body: { sortId: ENFORCEMENT_SORT, enforcementCase: { caseNumber: 'ab 123', birthDate: '1990-01-31' } },
    })
  })

  it.each(['paid', 'withdrawn'] as const)('of a case that is %s is told that nothing is to be paid', async state => {
    const { ask } = await open(known({ state }))
    await ask()
    expect(await screen.findByText(/nichts (weiter tun|zahlen)/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /zahlen/ })).toBeNull()
  })

  it('is told the same of whatever is not right', async () => {
    const wrong = {
      field: '',
      message: 'Zu dieser Fallnummer und diesem Geburtsdatum haben wir nichts gefunden.',
      code: 803,
      key: 'error.enforcementQueryFailed',
    }
    const { ask } = await open(refusing(contract.findEnforcementCase, 404, wrong))
    await ask()
    expect(await screen.findByText(/haben wir nichts gefunden/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^Fall/ })).toBeNull()
  })
})
