import {
  type ContractPasses,
  getNextDebits,
  getReplacementCardToken,
  getSubscriptionContracts,
  getSubscriptionJournal,
  getSubscriptionPasses,
  type JournalEntry,
  payOwnDebt,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import {
  aChangeRequest,
  aContract,
  aDebit,
  aPass,
  CONTRACT_ID,
  someDebits,
  somePasses,
} from '../../state/contract/contract.fixture.ts'
import { storedPasses } from '../../storage/passes.ts'

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

const openJournal = (entries: readonly JournalEntry[]) =>
  renderShop({
    at,
    answers: [
      signedIn(),
      answering(getSubscriptionContracts, () => [aContract()]),
      answering(getSubscriptionJournal, () => [...entries]),
    ],
  })

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

const openPass = (passes: Partial<ContractPasses>, over: Parameters<typeof aContract>[0] = {}) =>
  renderShop({
    at,
    answers: [
      signedIn(),
      answering(getSubscriptionContracts, () => [aContract(over)]),
      answering(getSubscriptionPasses, () => [somePasses(passes)]),
      answering(getReplacementCardToken, () => [
        { token: 'eyJ.word', image: 'data:image/svg+xml,word', validFrom: '2026-11-22', validUntil: '2026-12-05' },
      ]),
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

  it('leads whoever owes something to where it is paid, and says beside the button where that does not go', async () => {
    const away = { field: '', message: '', code: 400, key: 'error.notPayer' }
    const { user, sent } = await renderShop({
      at,
      answers: [
        signedIn(),
        answering(getSubscriptionContracts, () => [aContract()]),
        answering(getNextDebits, () => [someDebits({ openInCent: 6600, canPay: true })]),
        refusing(payOwnDebt, 409, away),
      ],
    })
    const debits = await region('Was als Nächstes abgebucht wird')
    await user.click(await debits.findByRole('button', { name: 'Offenes ansehen und bezahlen' }))
    expect(sent.find(({ call }) => call === payOwnDebt.name)?.input).toMatchObject({
      params: { contractGuid: CONTRACT_ID },
    })
    expect(await debits.findByRole('alert')).toBeTruthy()
  })

  it('asks nobody to pay who owes nothing', async () => {
    await open()
    const debits = await region('Was als Nächstes abgebucht wird')
    expect(await debits.findByText('Bisher wurde noch nichts abgebucht.')).toBeTruthy()
    expect(debits.queryByRole('button', { name: 'Offenes ansehen und bezahlen' })).toBeNull()
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

  it('offers the certificate of what was spent on travelling once, with all that can be done', async () => {
    await open({ allowedActions: [{ action: 'travelExpenseCertificate', isAllowed: true, reason: null }] })
    const actions = await region('Was Sie tun können')
    const certificate = { name: 'Bescheinigung über Fahrtkosten anfordern' }
    expect(actions.getByRole('link', certificate)).toBeTruthy()
    expect(screen.getAllByRole('link', certificate)).toHaveLength(1)
  })

  it('leads back to the list of all, which is below the account', async () => {
    await open()
    await region('Ihr Vertrag')
    const way = within(screen.getByRole('navigation', { name: 'Sie sind hier' }))
    expect(way.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/', '/konto', '/konto/abos'])
    expect(way.getByText('Abo').getAttribute('aria-current')).toBe('page')
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
    for (const words of ['Sie', 'alles, SEPA-Lastschrift', 'DE•• •••• •••• 3000', 'Mandatsreferenz M-17'])
      expect(payers.getByText(words)).toBeTruthy()
    expect(payers.getByText('DE•• •••• •••• 3000').getAttribute('aria-hidden')).toBe('true')
    expect(payers.getByText('DE Endziffern 3000').parentElement?.textContent).toContain(', Wanda Reisig')
  })

  it('has the contract on paper, and leads to the form by which one withdraws from it', async () => {
    const guid = '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2c01'
    await open({ documents: [{ guid, fileName: 'Vertrag-17.pdf', createdOn: '2026-11-20T09:00:00.000Z' }] })
    const documents = await region('Dokumente')
    expect(documents.getByText('Vom 20.11.2026, PDF')).toBeTruthy()
    expect(documents.getByRole('button', { name: 'Vertrag-17.pdf herunterladen' })).toBeTruthy()
    expect(documents.getByRole('link', { name: 'Diesen Vertrag widerrufen' }).getAttribute('href')).toBe(
      '/vertragWiderrufen?contract=V-2026-000017',
    )
  })

  it('shows who only travels no form that is somebody else’s to fill in', async () => {
    await open({ roles: ['holder'], allowedActions: [] })
    await region('Ihr Vertrag')
    expect(screen.queryByRole('region', { name: 'Dokumente' })).toBeNull()
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

  it('names the day something was said or booked, whenever it takes effect, and of a debit the day it is due', async () => {
    await openJournal([
      entry({ id: '5', on: '2027-01-31', recordedOn: '2026-11-22T09:00:00.000Z', text: 'Der Vertrag endet' }),
      entry({ id: '6', kind: 'claim', on: '2026-12-04', recordedOn: '2026-11-21T09:00:00.000Z', amountInCent: 6300 }),
      entry({ id: '7', kind: 'claim', on: '2026-12-05', recordedOn: '2026-11-21T09:00:00.000Z', amountInCent: -100 }),
    ])
    const past = within(await (await region('Verlauf')).findByRole('region', { name: 'Gebucht und geschehen' }))
    const [ended, debit, credit] = past.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(ended).toBe('22.11.2026Der Vertrag endet')
    expect(debit).toContain('21.11.2026')
    expect(debit).toContain('Abbuchung am 04.12.2026')
    expect(credit).toContain('Gutschrift am 05.12.2026')
  })

  it('has an account read by its last digits where it tells of one', async () => {
    await openJournal([entry({ text: 'Abgebucht wird vom Konto DE•• •••• •••• 4711' })])
    const log = await region('Verlauf')
    expect(await log.findByText('Abgebucht wird vom Konto DE Endziffern 4711')).toBeTruthy()
    expect(log.getByText(/•/).getAttribute('aria-hidden')).toBe('true')
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

describe('the page of a subscription', () => {
  it('has its heading before its contract comes, and where none comes', async () => {
    renderShop({ at, answers: [signedIn(), refusing(getSubscriptionContracts, 500)] })
    expect(await screen.findByText('Ihr Abo konnte nicht geladen werden.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Meine Abos' })).toBeTruthy()
  })
})

describe('the pass of a subscription', () => {
  it('of today is shown first, with its barcode and whom it is for', async () => {
    const next = aPass({ ticketId: 't2', ticketName: 'Danach', isCurrent: false })
    await openPass({ passes: [next, aPass()] })
    const pass = await region('Ihr Ticket')
    expect(await pass.findByRole('img', { name: 'Barcode von Deutschlandticket' })).toBeTruthy()
    for (const words of ['Wanda Reisig', '01.04.1990', '2. Klasse']) expect(pass.getByText(words)).toBeTruthy()
    expect(pass.getByText(/^Gültig, noch/)).toBeTruthy()
  })

  it('is kept on the device for times without a network, until there is none any more', async () => {
    const shown = await openPass({ passes: [aPass()] })
    await screen.findByRole('img', { name: 'Barcode von Deutschlandticket' })
    expect(await storedPasses.read()).toEqual([somePasses({ passes: [aPass()] })])
    shown.unmount()
    await openPass({ blockedBy: ['debt'] })
    await screen.findByText(/noch etwas zu bezahlen/)
    expect(await storedPasses.read()).toEqual([])
  })

  it('that is blocked says why, and what is on a card says which', async () => {
    const { unmount } = await openPass({ blockedBy: ['proofMissing'] })
    expect(await screen.findByText('Ihr Ticket ist gesperrt, weil ein Nachweis fehlt.')).toBeTruthy()
    unmount()
    await openPass({ medium: 'chip', cardSerial: '0815' })
    expect(await screen.findByText('Ihr Ticket ist auf der Chipkarte 0815.')).toBeTruthy()
  })

  it('on a card says how far it has come, to whom it goes, and when it is there', async () => {
    const card = { serial: '0815', recipient: 'holder' as const, recipientName: 'Wanda Reisig', arrivesOn: null }
    const { unmount } = await openPass({ medium: 'chip', card: { ...card, state: 'sent', arrivesOn: '2026-12-03' } })
    expect(await screen.findByText('Ihre Chipkarte 0815 ist mit der Post unterwegs.')).toBeTruthy()
    expect(screen.getByText('Sie geht an Wanda Reisig.')).toBeTruthy()
    expect(screen.getByText('Voraussichtlich ist sie am 03.12.2026 da.')).toBeTruthy()
    unmount()
    await openPass({ medium: 'chip', card: { ...card, state: 'rejected', serial: null } })
    expect(await screen.findByText(/konnte noch nicht hergestellt werden/)).toBeTruthy()
  })

  it('on a card that was replaced has a word that stands for it meanwhile', async () => {
    const replaced = aChangeRequest({ kind: 'replacementCard', description: 'Ersatzkarte', takeBackUntil: null })
    const { user, sent } = await openPass({ medium: 'chip', blockedBy: ['lost'] }, { listChangeRequests: [replaced] })
    expect(await screen.findByText('Ihre Chipkarte ist in Arbeit und kommt mit der Post.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Vorläufigen Nachweis anzeigen' }))
    const word = await screen.findByRole('img', { name: /Vorläufiger Nachweis/ })
    expect(word.getAttribute('src')).toBe('data:image/svg+xml,word')
    expect(screen.getByText(/gilt dieser Nachweis bis 05\.12\.2026/)).toBeTruthy()
    expect(sent.find(({ call }) => call === getReplacementCardToken.name)?.input.body).toEqual({
      ticketGuid: CONTRACT_ID,
      valid: '2026-12-05',
    })
  })

  it('waits for a proof that has come and is looked at', async () => {
    const proof = { guid: 'p1', label: 'Attest', neededBy: '2026-12-01', from: null, until: null, isMissing: false }
    await openPass({ blockedBy: ['proofMissing'] }, { proofs: [{ ...proof, isBeingExamined: true }] })
    expect(await screen.findByText('Ihr Nachweis wird geprüft. Danach steht Ihr Ticket hier.')).toBeTruthy()
  })

  it('of what is over, or was not granted yet, is not asked for', async () => {
    const { sent } = await openPass({}, { life: null, list: 'requested' })
    await region('Ihr Vertrag')
    expect(sent.some(({ call }) => call === getSubscriptionPasses.name)).toBe(false)
  })
})

it('proofs say until when they hold, and which is missing by when', async () => {
  const proof = {
    guid: 'p1',
    label: 'Schulbescheinigung',
    isBeingExamined: false,
    neededBy: null,
    from: null,
    until: null,
  }
  await open({
    proofs: [
      { ...proof, isMissing: false, from: '2026-08-01', until: '2027-07-31' },
      { ...proof, guid: 'p2', label: 'Ausweis', isMissing: true, neededBy: '2026-12-01' },
      { ...proof, guid: 'p3', label: 'Attest', isMissing: false, isBeingExamined: true },
    ],
  })
  const proofs = await region('Nachweise')
  expect(proofs.getByText('Gilt 01.08.2026 bis 31.07.2027')).toBeTruthy()
  expect(proofs.getByText('Wir brauchen ihn bis 01.12.2026.')).toBeTruthy()
  const way = proofs.getByRole('link', { name: 'Nachweis hochladen: Ausweis' })
  expect(way.getAttribute('href')).toBe(`${at}?action=proof&proof=p2`)
  expect(proofs.getAllByRole('link')).toHaveLength(1)
  expect(['fehlt', 'wird geprüft', 'liegt vor'].map(state => proofs.getAllByText(state).length)).toEqual([1, 1, 1])
})
