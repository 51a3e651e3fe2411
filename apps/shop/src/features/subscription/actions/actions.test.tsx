import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { signedIn } from '../../../../test/signed-in.ts'
import {
  aChangeRequest,
  aContract,
  aPreview,
  CONTRACT_ID,
  REQUEST_ID,
} from '../../../state/contract/contract.fixture.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const refused = (field: string, key: string) => ({ field, message: '', code: 1, key })

const REASONS: Record<string, contract.ActionReason[]> = {
  cancel: [
    { id: 'endOfMinimumTerm', text: 'Ende der Mindestlaufzeit' },
    { id: 'customerRequest', text: 'Eigener Wunsch' },
  ],
  pause: [
    { id: 'illness', text: 'Krankheit' },
    { id: 'unknown', text: 'Ohne Angabe' },
  ],
  refund: [{ id: 'disease', text: 'Krankheit' }],
  replacement: [
    { id: 'loss', text: 'Verlust' },
    { id: 'unusable', text: 'Nicht mehr lesbar' },
  ],
}

const always = [
  answering(contract.getReasonsForAction, ({ body }) => REASONS[String(Object(body).action)] ?? []),
  answering(contract.getCancellationDates, () => [
    {
      fruehestesDatum: '2026-12-31',
      spaetestesDatum: '2027-02-28',
      erlaubteTage: ['2026-12-31', '2027-01-31', '2027-02-28'],
      noticeUntil: '2026-12-10',
    },
  ]),
  answering(contract.setCardRecipient, ({ body }) => {
    const chosen = Object(body).recipient ?? 'holder'
    return [
      { recipient: 'holder', name: 'Wanda Reisig', isChosen: chosen === 'holder' },
      { recipient: 'subscriber', name: 'Vera Reisig', isChosen: chosen === 'subscriber' },
    ]
  }),
]
const seen = answering(contract.previewSubscriptionChange, () => [aPreview()])

type Handlers = NonNullable<NonNullable<Parameters<typeof renderShop>[0]>['answers']>

const begin = (action: string, answers: Handlers, over: Parameters<typeof aContract>[0] = {}) =>
  renderShop({
    at: `/konto/abos/${CONTRACT_ID}?action=${action}`,
    answers: [
      signedIn(),
      answering(contract.getSubscriptionContracts, () => [aContract(over)]),
      ...answers,
      ...always,
      answering(contract.getNextDebits, () => []),
      answering(contract.getSubscriptionJournal, () => []),
    ],
  })

const press = async (user: Awaited<ReturnType<typeof begin>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

const fillDay = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

const bodies = ({ sent }: Awaited<ReturnType<typeof begin>>, call: { name: string }) =>
  sent.filter(one => one.call === call.name).map(({ input }) => input.body)

const LOOK = 'Auswirkung ansehen'

describe('what is to be done', () => {
  it('is a page of its own for whoever has it read to them, and so is the contract one goes back to', async () => {
    const { user } = await renderShop({
      at: `/konto/abos/${CONTRACT_ID}`,
      answers: [
        signedIn(),
        answering(contract.getSubscriptionContracts, () => [aContract()]),
        ...always,
        answering(contract.getNextDebits, () => []),
        answering(contract.getSubscriptionJournal, () => []),
      ],
    })
    const isNamed = async (name: string, title: RegExp) => {
      const heading = await screen.findByRole('heading', { level: 1, name })
      await waitFor(() => expect(document.activeElement).toBe(heading))
      await waitFor(() => expect(document.title).toMatch(title))
    }
    await user.click(await screen.findByRole('link', { name: 'Erstattung beantragen' }))
    await screen.findByLabelText('Grund')
    await isNamed('Erstattung beantragen', /^Erstattung beantragen/)
    await user.click(screen.getByRole('link', { name: 'Abbrechen' }))
    await isNamed('Deutschlandticket', /^Deutschlandticket/)
  })
})

describe('cancelling', () => {
  const cancelled = answering(contract.cancelSubscription, () => [aChangeRequest()])

  it('begins with the earliest day, shows what it changes before anything is sent, and ends with a receipt', async () => {
    const shown = await begin('cancel', [seen, cancelled])
    const { user } = shown
    const days = await screen.findByLabelText('Letzter Tag')
    expect(days).toHaveProperty('value', '2026-12-31')
    expect(within(days).getAllByRole('option')).toHaveLength(3)
    expect(screen.getByText('Für den 31.12.2026 muss die Kündigung bis 10.12.2026 bei uns sein.')).toBeTruthy()
    await press(user, LOOK)
    const effect = await screen.findByRole('heading', { name: 'Das ändert sich' })
    await waitFor(() => expect(document.activeElement).toBe(effect))
    expect(screen.getByText('Sie sparen bis dahin 63,00 €.')).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map(row => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      '04.12.202663,00 €63,00 €',
      '04.01.202763,00 €–',
    ])
    expect(bodies(shown, contract.cancelSubscription)).toEqual([])
    await press(user, 'Jetzt kündigen')
    expect(await screen.findByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeTruthy()
    expect(screen.getByText(/Eingegangen am 22\. November 2026 um 21:15:07/)).toBeTruthy()
    const receipt = within(screen.getByRole('region', { name: 'Das haben Sie erklärt' }))
    for (const words of ['Deutschlandticket, V-2026-000017', 'Kündigung zum 31.12.2026', 'Fr., 1. Januar 2027'])
      expect(receipt.getByText(words)).toBeTruthy()
    expect(receipt.getByRole('button', { name: 'Bestätigung speichern' })).toBeTruthy()
    expect(bodies(shown, contract.cancelSubscription)).toEqual([
      { contractGuid: CONTRACT_ID, seq: 3, date: '2026-12-31', reason: 'customerRequest' },
    ])
  })

  it('keeps the receipt on the screen when the contract says that it ends', async () => {
    let ends = false
    const contracts = answering(contract.getSubscriptionContracts, () => [
      aContract(
        ends
          ? {
              allowedActions: [{ action: 'cancel', isAllowed: false, reason: 'Ist schon gekündigt.' }],
              listChangeRequests: [aChangeRequest()],
            }
          : {},
      ),
    ])
    const ending = answering(contract.cancelSubscription, () => {
      ends = true
      return [aChangeRequest()]
    })
    const shown = await renderShop({
      at: `/konto/abos/${CONTRACT_ID}?action=cancel`,
      answers: [signedIn(), contracts, seen, ending, ...always],
    })
    await press(shown.user, LOOK)
    await press(shown.user, 'Jetzt kündigen')
    await waitFor(() => expect(shown.sent.filter(({ call }) => call === contracts.name)).toHaveLength(2))
    expect(screen.getByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeTruthy()
    await shown.user.click(screen.getByRole('link', { name: 'Zurück zum Abo' }))
    expect(await screen.findByText('Ist schon gekündigt.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Ihre Anträge' }).textContent).toContain('Kündigung zum 31.12.2026')
  })

  it('goes back to what was chosen, with nothing lost', async () => {
    const { user } = await begin('cancel', [seen])
    await user.selectOptions(await screen.findByLabelText('Letzter Tag'), '2027-01-31')
    await user.selectOptions(screen.getByLabelText('Grund'), 'endOfMinimumTerm')
    await press(user, LOOK)
    await press(user, 'Angaben ändern')
    expect(await screen.findByLabelText('Letzter Tag')).toHaveProperty('value', '2027-01-31')
    expect(screen.getByLabelText('Grund')).toHaveProperty('value', 'endOfMinimumTerm')
  })

  it('says where somebody else was faster, and stays where it is', async () => {
    const changed = refusing(contract.cancelSubscription, 409, refused('', 'error.contractChanged'))
    const { user } = await begin('cancel', [seen, changed])
    await press(user, LOOK)
    await press(user, 'Jetzt kündigen')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('inzwischen etwas geändert')
    expect(document.activeElement).toBe(alert)
    expect(screen.getByRole('button', { name: 'Jetzt kündigen' })).toBeTruthy()
  })

  it('is refused with the reason where the contract does not allow it', async () => {
    const over = { allowedActions: [{ action: 'cancel', isAllowed: false, reason: 'Ist schon gekündigt.' } as const] }
    await begin('cancel', [], over)
    expect(await screen.findByText('Ist schon gekündigt.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: LOOK })).toBeNull()
  })

  it('says that there is no day, where there is none', async () => {
    const never = answering(contract.getCancellationDates, () => [
      { fruehestesDatum: null, spaetestesDatum: null, erlaubteTage: [], noticeUntil: null },
    ])
    await begin('cancel', [never])
    expect(await screen.findByText(/mit keinem Tag gekündigt werden/)).toBeTruthy()
  })
})

describe('pausing', () => {
  const paused = answering(contract.pauseSubscription, () => [
    aChangeRequest({ kind: 'pause', description: 'Pause vom 01.03.2027 bis 31.03.2027' }),
  ])

  it('asks from when until when and why, and sends what was seen', async () => {
    const shown = await begin('pause', [seen, paused])
    await fillDay('Erster Tag der Pause', '2027-03-01')
    await fillDay('Letzter Tag der Pause', '2027-03-31')
    await shown.user.selectOptions(screen.getByLabelText('Grund'), 'illness')
    await press(shown.user, LOOK)
    await press(shown.user, 'Jetzt pausieren')
    expect(await screen.findByRole('heading', { name: 'Ihre Pause ist eingetragen' })).toBeTruthy()
    const asked = { from: '2027-03-01', until: '2027-03-31', reason: 'illness' }
    expect(bodies(shown, contract.previewSubscriptionChange)).toEqual([
      { contractGuid: CONTRACT_ID, change: { kind: 'pause', ...asked } },
    ])
    expect(bodies(shown, contract.pauseSubscription)).toEqual([{ contractGuid: CONTRACT_ID, seq: 3, ...asked }])
  })

  it('says before anybody types which days are possible', async () => {
    const pauseRule = {
      firstDay: '2027-03-01',
      lastDay: '2027-05-31',
      steps: 'day' as const,
      minDays: 14,
      maxDays: 90,
      maxDaysPerYear: 120,
    }
    await begin('pause', [seen], { pauseRule })
    expect(await screen.findByText('Möglich vom 01.03.2027 bis zum 31.05.2027.')).toBeTruthy()
    expect(screen.getByText(/Mindestens 14, höchstens 90 Tage\. In zwölf Monaten zusammen höchstens 120/)).toBeTruthy()
    const from = screen.getByLabelText('Erster Tag der Pause')
    expect([from.getAttribute('min'), from.getAttribute('max')]).toEqual(['2027-03-01', '2027-05-31'])
  })

  it('may have no known end', async () => {
    const shown = await begin('pause', [seen])
    await fillDay('Erster Tag der Pause', '2027-03-01')
    await shown.user.click(screen.getByRole('checkbox', { name: 'Ich weiß noch nicht, wie lange' }))
    expect(screen.queryByLabelText('Letzter Tag der Pause')).toBeNull()
    await shown.user.selectOptions(screen.getByLabelText('Grund'), 'unknown')
    await press(shown.user, LOOK)
    await screen.findByRole('heading', { name: 'Das ändert sich' })
    expect(bodies(shown, contract.previewSubscriptionChange)).toEqual([
      { contractGuid: CONTRACT_ID, change: { kind: 'pause', from: '2027-03-01', until: null, reason: 'unknown' } },
    ])
  })

  it('names what is missing, and what the server has against a day, at its field', async () => {
    const tooLong = refusing(contract.previewSubscriptionChange, 400, refused('until', 'error.pauseTooLong'))
    const { user } = await begin('pause', [tooLong])
    await press(user, LOOK)
    expect(await screen.findByRole('group', { name: 'Bitte prüfen Sie diese 3 Angaben:' })).toBeTruthy()
    await fillDay('Erster Tag der Pause', '2027-03-01')
    await fillDay('Letzter Tag der Pause', '2027-12-31')
    await user.selectOptions(screen.getByLabelText('Grund'), 'illness')
    await press(user, LOOK)
    await waitFor(() =>
      expect(screen.getByLabelText('Letzter Tag der Pause').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(screen.getByText(/So lange kann das Abo nicht pausieren/)).toBeTruthy()
    expect(screen.getByLabelText('Erster Tag der Pause')).toHaveProperty('value', '2027-03-01')
  })
})

it('a refund needs the consent, and waits for somebody to look at it', async () => {
  const asked = aChangeRequest({ kind: 'refund', decidedOn: null, stateText: 'in Prüfung', description: 'Erstattung' })
  const seenByStaff = answering(contract.previewSubscriptionChange, () => [aPreview({ approval: 'staff' })])
  const shown = await begin('refund', [seenByStaff, answering(contract.refundSubscription, () => [asked])])
  await fillDay('Erster Tag', '2026-11-02')
  await fillDay('Letzter Tag', '2026-11-12')
  await shown.user.selectOptions(screen.getByLabelText('Grund'), 'disease')
  await press(shown.user, LOOK)
  expect(await screen.findByText('Bitte setzen Sie hier das Häkchen.')).toBeTruthy()
  expect(bodies(shown, contract.previewSubscriptionChange)).toEqual([])
  await shown.user.click(screen.getByRole('checkbox', { name: /Nachweis geprüft/ }))
  await press(shown.user, LOOK)
  await press(shown.user, 'Erstattung beantragen')
  expect(await screen.findByText(/Wir prüfen Ihren Antrag/)).toBeTruthy()
  expect(bodies(shown, contract.refundSubscription)).toMatchObject([
    { from: '2026-11-02', until: '2026-11-12', reason: 'disease', consent: true },
  ])
})

it('a replacement card asks why and to whom, and names its price before it is ordered', async () => {
  const priced = answering(contract.previewSubscriptionChange, () => [
    aPreview({ text: ['Die Ersatzkarte kostet 15,00 €.'], takeBackUntil: null }),
  ])
  const ordered = aChangeRequest({ kind: 'replacementCard', description: 'Ersatzkarte', takeBackUntil: null })
  const shown = await begin('replacement', [priced, answering(contract.replaceCard, () => [ordered])])
  await shown.user.selectOptions(await screen.findByLabelText('Grund'), 'loss')
  expect(screen.getByRole('radio', { name: /^Wanda Reisig/ })).toHaveProperty('checked', true)
  await shown.user.click(screen.getByRole('radio', { name: /^Vera Reisig/ }))
  await press(shown.user, LOOK)
  expect(await screen.findByText('Die Ersatzkarte kostet 15,00 €.')).toBeTruthy()
  await press(shown.user, 'Ersatzkarte bestellen')
  expect(await screen.findByRole('heading', { name: 'Ihre Ersatzkarte ist bestellt' })).toBeTruthy()
  expect(bodies(shown, contract.replaceCard)).toEqual([
    { contractGuid: CONTRACT_ID, seq: 3, reason: 'loss', recipient: 'subscriber' },
  ])
})

it('whom cards go to is chosen and saved', async () => {
  const shown = await begin('cardRecipient', [])
  await shown.user.click(await screen.findByRole('radio', { name: /^Vera Reisig/ }))
  await press(shown.user, 'Speichern')
  expect(await screen.findByText('Gespeichert. Die nächste Karte geht dorthin.')).toBeTruthy()
  expect(bodies(shown, contract.setCardRecipient).at(-1)).toEqual({
    contractGuid: CONTRACT_ID,
    seq: 3,
    recipient: 'subscriber',
  })
})

describe('taking back', () => {
  const action = `takeBack&request=${REQUEST_ID}`
  const requests = { listChangeRequests: [aChangeRequest()] }

  it('shows what comes back before it is done', async () => {
    const back = aChangeRequest({ description: 'Kündigung zurückgenommen', takeBackUntil: null })
    const shown = await begin(action, [seen, answering(contract.takeBackChange, () => [back])], requests)
    expect(await screen.findByText('Kündigung zum 31.12.2026')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Das ändert sich' })).toBeTruthy()
    expect(bodies(shown, contract.takeBackChange)).toEqual([])
    await press(shown.user, 'Jetzt zurücknehmen')
    expect(await screen.findByRole('heading', { name: 'Ihr Antrag ist zurückgenommen' })).toBeTruthy()
    expect(bodies(shown, contract.takeBackChange)).toEqual([
      { contractGuid: CONTRACT_ID, seq: 3, changeRequestGuid: REQUEST_ID },
    ])
  })

  it('says where it is too late, and leads back', async () => {
    const late = refusing(contract.previewSubscriptionChange, 409, refused('', 'error.tooLateToTakeBack'))
    const { user, location } = await begin(action, [late], requests)
    expect((await screen.findByRole('alert')).textContent).toContain('zu spät')
    await press(user, 'Zurück zum Abo')
    expect(location()?.search).toBe('')
  })
})

it('what nobody can do is said so, whatever the address names', async () => {
  await begin('sell', [])
  expect(await screen.findByText('Das ist hier nicht möglich.')).toBeTruthy()
})

it('a certificate begins with this year and ends today, and is saved as a file', async () => {
  URL.createObjectURL = () => 'blob:certificate'
  URL.revokeObjectURL = () => undefined
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const file = { blob: new Blob(['%PDF']), fileName: 'Fahrtkosten.pdf' }
  const made = {
    name: contract.getTravelExpenseCertificate.name,
    answer: async () => ({ ok: true, status: 200, data: [], file }),
  }
  const shown = await begin('travelExpenseCertificate', [made], { validFrom: '2020-03-01' })
  const year = String(Object(await screen.findByLabelText('Bis')).value).slice(0, 4)
  expect(screen.getByLabelText('Von')).toHaveProperty('value', `${year}-01-01`)
  await fillDay('Von', '2026-02-01')
  await fillDay('Bis', '2026-01-31')
  await press(shown.user, 'PDF laden')
  await waitFor(() => expect(screen.getByLabelText('Bis').getAttribute('aria-invalid')).toBe('true'))
  await fillDay('Bis', '2026-02-28')
  await press(shown.user, 'PDF laden')
  expect(await screen.findByText('Die Bescheinigung ist in Ihren Downloads.')).toBeTruthy()
  expect(saved.mock.contexts.map(link => Object(link).download)).toEqual(['Fahrtkosten.pdf'])
  expect(bodies(shown, contract.getTravelExpenseCertificate)).toEqual([
    { contractGuid: CONTRACT_ID, from: '2026-02-01', to: '2026-02-28' },
  ])
})

describe('a missing proof', () => {
  const proof = {
    guid: REQUEST_ID,
    label: 'Schulbescheinigung',
    isBeingExamined: false,
    neededBy: null,
    from: null,
    until: null,
  }
  const action = `proof&proof=${REQUEST_ID}`
  const uploaded = answering(contract.uploadFiles, () => [
    {
      fileId: CONTRACT_ID,
      fileName: 'schule.pdf',
      mimeType: 'application/pdf',
      size: 4,
      keptUntil: '2026-11-24T00:00:00.000Z',
    },
  ])

  it('is handed in with the days it holds for', async () => {
    const given = answering(contract.giveMissingProof, () => [])
    const shown = await begin(action, [uploaded, given], { proofs: [{ ...proof, isMissing: true }] })
    await fillDay('Gilt ab', '2026-08-01')
    await fillDay('Gilt bis', '2027-07-31')
    await press(shown.user, 'Nachweis senden')
    expect(await screen.findByText('Bitte wählen Sie eine Datei aus.')).toBeTruthy()
    const file = new File(['%PDF'], 'schule.pdf', { type: 'application/pdf' })
    await shown.user.upload(screen.getByLabelText('Datei', { selector: 'input' }), file)
    expect(await screen.findByText('schule.pdf')).toBeTruthy()
    await press(shown.user, 'Nachweis senden')
    expect(await screen.findByText(/Danke, Ihr Nachweis ist da\./)).toBeTruthy()
    expect(bodies(shown, contract.giveMissingProof)).toEqual([
      { proofGuid: REQUEST_ID, fileId: CONTRACT_ID, from: '2026-08-01', until: '2027-07-31' },
    ])
  })

  it('that is there already is not asked for', async () => {
    await begin(action, [], { proofs: [{ ...proof, isMissing: false }] })
    expect(await screen.findByText('Hier fehlt kein Nachweis mehr.')).toBeTruthy()
  })
})
