import {
  decideAgain,
  decideObjection,
  enterObjection,
  getDecisions,
  getOrganisationDocument,
  getStudentDetails,
  getStudents,
  getSubscriptionJournal,
  type SchoolDecision,
  sayWay,
  searchOrigins,
  uploadFiles,
  weighContracts,
} from '@billett/contract'
import { ALL_MENU_NODES } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PAYER_ID, portalDevice, SCHOOL_ID } from '../../../../test/portal-device.ts'
import { renderOffice } from '../../../../test/render-office.tsx'
import { aPupil, aPupilInFull, aWeighed } from '../../../../test/school.fixture.ts'

const aDecision = (over: Partial<SchoolDecision> = {}): SchoolDecision => ({
  guid: '5c40d000-0000-4000-8000-000000000001',
  number: '000012/2026',
  year: 'sy2026',
  result: 'notEntitled',
  departs: false,
  reasons: [],
  reason: 'Der Weg ist zu kurz',
  metres: 1900,
  measuredBecause: 'Stadtplan',
  measuredDocumentGuid: '5c40d000-0000-4000-8000-000000000009',
  ruleVersion: 3,
  ownShareInCent: null,
  shareBy: null,
  validFrom: '2026-12-01',
  decidedOn: '2026-11-20T09:00:00.000Z',
  decidedBy: 'Con Tact',
  cites: null,
  deliveredOn: '2026-11-23',
  objectionUntil: '2026-12-23',
  term: 'running',
  mayObject: true,
  ...{ byPost: false, postedOn: null, postedBy: null },
  objection: null,
  documentGuid: '5c40d000-0000-4000-8000-000000000002',
  ...over,
})

const objected = (over: Partial<NonNullable<SchoolDecision['objection']>> = {}) =>
  aDecision({
    term: 'stopped',
    mayObject: false,
    objection: {
      guid: '5c40d000-0000-4000-8000-000000000003',
      state: 'open',
      receivedOn: '2026-11-24',
      enteredBy: 'parents',
      text: 'Der Weg ist länger',
      decidedOn: null,
      decidedBy: null,
      decision: '',
      contractGuid: null,
      ...over,
    },
  })

interface Opened {
  decisions?: SchoolDecision[]
  more?: ReturnType<typeof answering>[]
  cents?: number | null
}

async function open({ decisions = [aDecision()], more = [], cents = 6300 }: Opened = {}) {
  const inFull = aPupilInFull(2)
  const pupil = { ...inFull, contracts: inFull.contracts.map(one => ({ ...one, priceInCent: cents })) }
  const office = await renderOffice({
    at: `/customerorg/${SCHOOL_ID}?pupil=${pupil.guid}`,
    answers: [
      ...portalDevice(ALL_MENU_NODES, { guid: PAYER_ID, view: 'payer' }),
      ...more,
      answering(getStudents, () => [aPupil(2)]),
      answering(getSubscriptionJournal, () => []),
      answering(getStudentDetails, () => [pupil]),
      answering(getDecisions, () => decisions),
      answering(weighContracts, () => [aWeighed(pupil.contracts[0]?.guid ?? '')]),
    ],
  })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('decisions about a pupil', () => {
  it('stand at the contract with result, facts, letter and term', async () => {
    const { user, asked } = await open({ more: [refusing(getOrganisationDocument, 500)] })
    expect(await screen.findByText('Bescheid 000012/2026')).toBeTruthy()
    for (const text of ['kein Anspruch', '1,9 km', 'Fassung 3', 'möglich bis 23.12.2026', 'Der Weg ist zu kurz'])
      expect(screen.getByText(text)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Brief öffnen (PDF): Bescheid 000012/2026' }))
    await waitFor(() => expect(asked(getOrganisationDocument.name)).toHaveLength(1))
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
    expect(screen.getByText('Stadtplan')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Messung öffnen: Bescheid 000012/2026' }))
    await waitFor(() =>
      expect(asked(getOrganisationDocument.name).at(-1)).toEqual({
        params: { guid: '5c40d000-0000-4000-8000-000000000009' },
      }),
    )
  })

  it('are said to be none, and asked for again where they could not be had', async () => {
    const { unmount } = await open({ decisions: [] })
    expect(await screen.findByText(/Noch kein Bescheid/)).toBeTruthy()
    unmount()
    const { user, asked } = await open({ more: [refusing(getDecisions, 500)] })
    const part = within(await screen.findByRole('region', { name: /^Bescheide zu/ }))
    await user.click(await part.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked(getDecisions.name)).toHaveLength(2))
  })

  it('are asked for by nobody who sees no money', async () => {
    const { asked } = await open({ cents: null })
    expect(await screen.findByText('Verträge und Anträge')).toBeTruthy()
    expect(asked(getDecisions.name)).toEqual([])
  })

  it('are objected to by letter; an empty one is said at its field', async () => {
    const { user, asked } = await open({ more: [answering(enterObjection, () => [objected()])] })
    await user.click(await screen.findByText('Widerspruch eintragen'))
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    const text = screen.getByLabelText('Was geschrieben wurde')
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'))
    await user.type(text, 'Zu weit')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(asked(enterObjection.name)).toMatchObject([{ body: { text: 'Zu weit' } }]))
    await waitFor(() => expect(asked(getDecisions.name)).toHaveLength(2))
  })

  it('are changed by an answer to the objection, with its reason', async () => {
    const { user, asked } = await open({
      decisions: [objected()],
      more: [answering(decideObjection, () => [objected({ state: 'upheld' })])],
    })
    expect(await screen.findByText('Frist ruht')).toBeTruthy()
    await user.click(screen.getByText('Widerspruch beantworten'))
    await user.click(screen.getByLabelText(/^Abhelfen/))
    await user.type(screen.getByLabelText('Begründung der Antwort'), 'Neu gemessen')
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(asked(decideObjection.name)).toMatchObject([{ body: { outcome: 'upheld', reason: 'Neu gemessen' } }]),
    )
    expect(await screen.findByText('Dem Widerspruch wurde abgeholfen')).toBeTruthy()
  })

  it('tell the answer to an objection, and until when one may go to court', async () => {
    const over = { result: 'objectionDismissed', cites: '000011/2026', mayObject: false } as const
    await open({ decisions: [aDecision(over)] })
    for (const text of ['Widerspruch zurückgewiesen', 'Zum Widerspruch gegen Bescheid', '000011/2026', 'Klage'])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText('Widerspruch eintragen')).toBeNull()
  })

  it('follow a move: the way is said anew, by its stop, with reason and document', async () => {
    const moved = aWeighed('contract', { hasMoved: true, home: '', result: 'unknown' })
    const stop = { reference: '4031', text: 'Falkenbrück, Lessingplatz', zones: [], latitude: 0, longitude: 0 }
    const uploaded = { fileId: PAYER_ID, fileName: 'karte.pdf', mimeType: 'application/pdf', size: 9, keptUntil: '' }
    const { user, asked } = await open({
      more: [
        answering(weighContracts, () => [moved]),
        answering(searchOrigins, () => [stop]),
        answering(uploadFiles, () => [uploaded]),
        answering(sayWay, () => [{ ...moved, hasMoved: false, home: stop.text, result: 'selfPay' as const }]),
      ],
    })
    expect(await screen.findByText('Umgezogen')).toBeTruthy()
    await user.click(screen.getByText('Weg von Hand messen'))
    await user.type(screen.getByRole('combobox', { name: /^Haltestelle, an der der Weg beginnt/ }), 'Less')
    await user.click(await screen.findByRole('option', { name: stop.text }))
    await user.type(screen.getByLabelText(/^Wie gemessen/), 'Meldebescheinigung')
    await user.upload(
      screen.getByLabelText(/^Unterlage zur Messung/, { selector: 'input' }),
      new File(['%PDF-'], 'karte.pdf', { type: 'application/pdf' }),
    )
    expect(await screen.findByText('karte.pdf')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Weg übernehmen' }))
    await waitFor(() =>
      expect(asked(sayWay.name)).toMatchObject([
        { body: { home: '4031', because: 'Meldebescheinigung', fileId: PAYER_ID } },
      ]),
    )
    expect(await screen.findByText('Nach der Regel: gegen festen Betrag')).toBeTruthy()
    expect(screen.queryByText('Umgezogen')).toBeNull()
  })

  it('are made anew after it was seen what that comes to', async () => {
    const effect = {
      result: 'entitled' as const,
      ownShareInCent: 1400,
      endsOn: null,
      parentsMoreInCent: 11200,
      payerMoreInCent: -11200,
    }
    const { user, asked } = await open({ more: [answering(decideAgain, () => [effect])] })
    await user.click(await screen.findByText('Neu entscheiden'))
    await user.type(screen.getByLabelText('Begründung der neuen Entscheidung'), 'Umzug')
    await user.click(screen.getByRole('button', { name: 'Ansehen, was herauskommt' }))
    expect(await screen.findByText(/Eltern 112,00 €, Kostenträger -112,00 €/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'So entscheiden' }))
    await waitFor(() =>
      expect(asked(decideAgain.name)).toMatchObject([{ body: { dryRun: true } }, { body: { dryRun: false } }]),
    )
    expect(await screen.findByText(/Es ist neu entschieden/)).toBeTruthy()
  })
})
