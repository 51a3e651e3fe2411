import { getNextDebits, getSubscriptionContracts, getSubscriptionJournal, type JournalEntry } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aChangeRequest, aContract, aDebit, CONTRACT_ID, someDebits } from '../../state/contract/contract.fixture.ts'

afterEach(cleanDevice)

const at = `/konto/abos/${CONTRACT_ID}`

const entry = (over: Partial<JournalEntry>): JournalEntry => ({
  id: '1',
  parentId: null,
  kind: 'event',
  on: '2026-11-01',
  recordedOn: '2026-10-20T09:00:00.000Z',
  text: 'Vertrag geschlossen',
  amountInCent: null,
  ...over,
})
const journal = [
  entry({ id: '3', kind: 'planned', on: '2026-12-04', recordedOn: null, text: 'Abbuchung', amountInCent: 6300 }),
  entry({}),
]

const open = (over: Parameters<typeof aContract>[0] = {}, debits = someDebits()) =>
  renderShop({
    at,
    answers: [
      signedIn(),
      answering(getSubscriptionContracts, () => [aContract(over)]),
      answering(getNextDebits, () => [debits]),
      answering(getSubscriptionJournal, ({ query }) =>
        Object(query).onlyParentEntries
          ? journal
          : [...journal, entry({ id: '4', parentId: '1', text: 'Mail gesendet' })],
      ),
    ],
  })

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a subscription', () => {
  it('says that nothing has been debited yet, what is next, and why it is as much', async () => {
    const { user } = await open()
    const debits = await region('Was als Nächstes abgebucht wird')
    expect(await debits.findByText('Bisher wurde noch nichts abgebucht.')).toBeTruthy()
    expect(debits.getAllByRole('listitem').filter(item => item.querySelector('details'))).toHaveLength(3)
    const [first] = debits.getAllByRole('group')
    if (!first) throw new Error('Three debits were answered')
    expect(within(first).getByText('Abbuchung am 04.12.2026')).toBeTruthy()
    expect(within(first).getByText('63,00 €')).toBeTruthy()
    await user.click(within(first).getByText('Abbuchung am 04.12.2026'))
    expect(within(first).getByText('Deutschlandticket: 63,00 €, Preis seit 01.01.2026.')).toBeTruthy()
    expect(within(first).getByText('Dieser Betrag ist geplant und noch nicht gebucht.')).toBeTruthy()
  })

  it('tells a credit from a debit, and what is booked from what is planned', async () => {
    const credit = { ...aDebit('2027-01-05', -6300), isBooked: true }
    await open({}, someDebits({ debits: [credit] }))
    const debits = await region('Was als Nächstes abgebucht wird')
    expect(await debits.findByText('Gutschrift am 05.01.2027')).toBeTruthy()
    expect(debits.getByText('+ 63,00 €')).toBeTruthy()
    expect(debits.getByText('Dieser Betrag ist schon gebucht.')).toBeTruthy()
  })

  it('offers what the server allows, and says of the rest why not', async () => {
    await open({
      allowedActions: [
        { action: 'cancel', isAllowed: true, reason: null },
        { action: 'pause', isAllowed: false, reason: 'Das geht nur mit einer Chipkarte.' },
      ],
    })
    const actions = await region('Was Sie tun können')
    expect(actions.getByRole('link', { name: 'Kündigen' }).getAttribute('href')).toBe(`${at}?action=cancel`)
    expect(actions.queryByRole('link', { name: 'Pausieren' })).toBeNull()
    expect(actions.getByText('Das geht nur mit einer Chipkarte.')).toBeTruthy()
    expect(actions.queryByText('Ersatzkarte bestellen')).toBeNull()
  })

  it('names the contract, its pauses, its card and who pays how', async () => {
    await open({
      pauses: [{ from: '2027-03-01', to: '2027-03-31' }],
      medium: { kind: 'chip', serial: '0815' },
      subscriber: 'Vera Reisig',
    })
    const facts = await region('Ihr Vertrag')
    for (const words of ['V-2026-000017', 'K-4711', '1.–31. März 2027', 'Chipkarte 0815', 'Vera Reisig', '63,00 €'])
      expect(facts.getByText(words)).toBeTruthy()
    const payers = await region('Wer bezahlt')
    for (const words of ['Sie', 'alles, SEPA-Lastschrift', 'DE** **** 3000, Wanda Reisig', 'Mandatsreferenz M-17'])
      expect(payers.getByText(words)).toBeTruthy()
  })

  it('lists what was asked for, and until when it can be taken back', async () => {
    const old = aChangeRequest({
      guid: '5',
      description: 'Pause im August',
      requestedOn: '2026-08-01T08:00:00.000Z',
      takeBackUntil: null,
      isTakenBack: true,
      decision: 'Es fehlte ein Attest.',
    })
    await open({ listChangeRequests: [old, aChangeRequest()] })
    const requests = await region('Ihre Anträge')
    expect(requests.getAllByRole('listitem').map(item => /^\D+\d/.exec(item.textContent)?.[0])).toEqual([
      expect.stringContaining('Kündigung zum 3'),
      expect.stringContaining('Pause im August'),
    ])
    expect(requests.getByText('Zurücknehmen können Sie das bis 31.12.2026.')).toBeTruthy()
    const link = requests.getByRole('link', { name: 'Zurücknehmen: Kündigung zum 31.12.2026' })
    expect(link.getAttribute('href')).toContain('?action=takeBack&request=')
    expect(requests.getByText('zurückgenommen')).toBeTruthy()
    expect(requests.getByText('Es fehlte ein Attest.')).toBeTruthy()
  })

  it('shows what is planned before what has happened, and all of it to whoever wants to know', async () => {
    const { user } = await open()
    const log = await region('Verlauf')
    expect(within(await log.findByRole('region', { name: 'Geplant' })).getByText('Abbuchung')).toBeTruthy()
    expect(
      within(log.getByRole('region', { name: 'Gebucht und geschehen' })).getByText('Vertrag geschlossen'),
    ).toBeTruthy()
    expect(log.queryByText('Mail gesendet')).toBeNull()
    await user.click(log.getByRole('switch', { name: 'Alle Einzelheiten' }))
    const within1 = await log.findByText('Mail gesendet')
    expect(within1.closest('ol')?.closest('li')?.textContent).toContain('Vertrag geschlossen')
  })

  it('says what needs attention, and names the tab', async () => {
    await open({ problem: { kind: 'parked', text: 'Wir sehen uns Ihren Vertrag an.' } })
    expect(await screen.findByText('Wir sehen uns Ihren Vertrag an.')).toBeTruthy()
    expect(document.title).toContain('Deutschlandticket')
  })

  it('of nobody, or of somebody else, is not there, and all others are', async () => {
    const contracts = answering(getSubscriptionContracts, () => [])
    await renderShop({ at, answers: [signedIn(), contracts] })
    expect(await screen.findByText('Dieses Abo gibt es in Ihrem Konto nicht')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle Abos ansehen' }).getAttribute('href')).toBe('/konto/abos')
  })

  it('can be asked for once more, also one part of it', async () => {
    const failing = refusing(getNextDebits, 500)
    let asked = 0
    const there = answering(getNextDebits, () => [someDebits()])
    const later = { ...there, answer: (input: object) => (asked++ === 0 ? failing : there).answer(input) }
    const contracts = answering(getSubscriptionContracts, () => [aContract()])
    const { user } = await renderShop({
      at,
      answers: [signedIn(), contracts, later, answering(getSubscriptionJournal, () => [])],
    })
    const debits = await region('Was als Nächstes abgebucht wird')
    expect(await debits.findByText('Die nächsten Abbuchungen konnten nicht geladen werden.')).toBeTruthy()
    await user.click(debits.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await debits.findByText('Bisher wurde noch nichts abgebucht.')).toBeTruthy()
  })
})
