import { getSubscriptionActions, getSubscriptionContracts } from '@billett/contract'
import { answering, neverAnswering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aContract, CONTRACT_ID } from '../../state/contract/contract.fixture.ts'

const at = '/konto/abos'
const held = (...contracts: ReturnType<typeof aContract>[]) => answering(getSubscriptionContracts, () => contracts)

describe('the subscriptions of a customer', () => {
  it('stand in the lists they belong to: what runs first', async () => {
    const requested = aContract({ guid: '2', list: 'requested', subscriptionName: 'Jobticket', validFrom: null })
    const expired = aContract({ guid: '3', list: 'expired', subscriptionName: 'Schülerabo', nextDebit: null })
    await renderShop({ at, answers: [signedIn(), held(expired, requested, aContract())] })
    await screen.findByRole('heading', { name: 'Laufende Abos' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(expect.arrayContaining(['Laufende Abos', 'Beantragte Abos', 'Beendete Abos']))
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(['Deutschlandticket', 'Jobticket', 'Schülerabo']))
    expect(names.indexOf('Deutschlandticket')).toBeLessThan(names.indexOf('Jobticket'))
    expect(names.indexOf('Jobticket')).toBeLessThan(names.indexOf('Schülerabo'))
    expect(screen.getByText('Noch kein Beginn festgelegt')).toBeTruthy()
  })

  it('say on a card whose it is, how long it runs, what is debited next, and what is wrong', async () => {
    const problem = { kind: 'proofMissing', text: 'Ein Nachweis fehlt.' } as const
    await renderShop({ at, answers: [signedIn(), held(aContract({ problem }))] })
    const card = await screen.findByRole('link', { name: /^Deutschlandticket/ })
    expect(card.getAttribute('href')).toBe(`/konto/abos/${CONTRACT_ID}`)
    for (const words of ['2. Klasse · Wanda Reisig', 'Seit 01.11.2026, läuft bis zur Kündigung', 'läuft'])
      expect(within(card).getByText(words)).toBeTruthy()
    expect(within(card).getByText('Nächste Abbuchung am 04.12.2026')).toBeTruthy()
    expect(within(card).getByText('63,00 €')).toBeTruthy()
    expect(within(card).getByText('Ein Nachweis fehlt.')).toBeTruthy()
  })

  it('call a credit a credit, and an end an end', async () => {
    const contract = aContract({ nextDebit: { on: '2027-01-05', amountInCent: -6300 }, validUntil: '2026-12-31' })
    await renderShop({ at, answers: [signedIn(), held(contract)] })
    expect(await screen.findByText('Nächste Gutschrift am 05.01.2027')).toBeTruthy()
    expect(screen.getByText('63,00 €')).toBeTruthy()
    expect(screen.getByText('01.11.2026 bis 31.12.2026')).toBeTruthy()
  })

  it.each([
    ['running', 'customerRequest', 'gekündigt zum 31.12.2026'],
    ['ahead', 'customerRequest', 'beginnt noch, gekündigt zum 31.12.2026'],
    ['running', 'withdrawal', 'endet am 31.12.2026'],
    ['ended', 'customerRequest', 'beendet'],
    ['running', null, 'läuft'],
  ] as const)('say when one that is %s and ends by %s does so', async (life, endReason, words) => {
    await renderShop({ at, answers: [signedIn(), held(aContract({ life, endReason, validUntil: '2026-12-31' }))] })
    const card = await screen.findByRole('link', { name: /^Deutschlandticket/ })
    expect(within(card).getByText(words)).toBeTruthy()
  })

  it('are a place where to begin while there is none', async () => {
    const allowed = answering(getSubscriptionActions, () => [{ action: 'cancel' }, { action: 'pause' }])
    await renderShop({ at, answers: [signedIn(), held(), allowed] })
    expect(await screen.findByRole('heading', { name: 'Sie haben noch kein Abo' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Abos ansehen' }).getAttribute('href')).toBe('/abos')
    const byYourself = within(await screen.findByRole('region', { name: /selbst erledigen/ }))
    expect(byYourself.getByRole('link', { name: 'Kündigen' }).getAttribute('href')).toBe('/vertragKuendigen')
    expect(byYourself.getByText('Pausieren')).toBeTruthy()
    expect(byYourself.queryByText('Ersatzkarte bestellen')).toBeNull()
  })

  it('keep their place while they are fetched', async () => {
    await renderShop({ at, answers: [signedIn(), neverAnswering(getSubscriptionContracts)] })
    expect(await screen.findByText('Wird geladen', { selector: '[role=status] *' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Sie haben noch kein Abo' })).toBeNull()
  })

  it('can be asked for once more where they could not be loaded', async () => {
    const failing = refusing(getSubscriptionContracts, 500)
    let asked = 0
    const later = { ...failing, answer: (input: object) => (asked++ === 0 ? failing : held(aContract())).answer(input) }
    const { user } = await renderShop({ at, answers: [signedIn(), later] })
    expect(await screen.findByText('Ihre Abos konnten nicht geladen werden.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByRole('heading', { name: 'Deutschlandticket' })).toBeTruthy()
  })
})
