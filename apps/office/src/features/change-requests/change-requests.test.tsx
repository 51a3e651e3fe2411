import {
  acceptSchoolChangeRequest,
  acceptSchoolChangeRequests,
  type ChangeRequestPreview,
  countSchoolChangeRequests,
  createSchoolChangeRequest,
  type DecidedOfMany,
  declineSchoolChangeRequest,
  declineSchoolChangeRequests,
  findSchools,
  getDeclineReasons,
  getOrganisationFiles,
  getSchoolChangeRequests,
  getStudentDetails,
  getStudents,
  getSubscriptionDetails,
  getSubscriptions,
  keepPortalSettings,
  previewSchoolChangeRequest,
  type SchoolChangeRequest,
  searchOrigins,
  searchVias,
} from '@billett/contract'
import { CHANGE_REQUEST_KINDS, CHANGE_REQUEST_STATES } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { aDocument, aPupil, aPupilInFull, aWeighed } from '../../../test/school.fixture.ts'

const at = `/ticketshandle/${SCHOOL_ID}`

const aRequest = (over: Partial<SchoolChangeRequest> = {}): SchoolChangeRequest => ({
  guid: '5c400005-0000-4000-8000-000000000001',
  kind: 'pause',
  state: 'costUnitCheckPending',
  stateText: 'Prüfung beim Kostenträger',
  text: ['Pause im Februar.'],
  agreedText: [],
  organisation: { guid: SCHOOL_ID, name: 'Lindenschule' },
  student: { guid: aPupil(2).guid, name: 'Mia Muster2' },
  contractGuid: null,
  contractNumber: 'V-1',
  requestedOn: '2026-11-20T09:00:00.000Z',
  requestedBy: 'Berta Rede',
  decidedOn: null,
  decidedBy: null,
  decision: null,
  effectiveOn: null,
  waitsFor: 'payer',
  mayDecide: true,
  takesOtherDay: true,
  alike: [],
  version: 3,
  ...over,
})

const accepted = aRequest({ state: 'accepted', stateText: 'angenommen', mayDecide: false })

const aPreview: ChangeRequestPreview = {
  text: [],
  deciders: ['transporter'],
  effectiveOn: '2027-01-01',
  priceInCent: 6300,
  alike: [],
}
const elsewhere = {
  guid: aPupil(3).guid,
  organisation: { guid: SCHOOL_ID, name: 'Ostschule' },
  class: '7b',
  until: null,
}
const acceptedOne: DecidedOfMany = { guid: aRequest().guid, state: 'accepted', weighed: null, error: null }

const answered = [
  answering(getSchoolChangeRequests, () => [aRequest()]),
  answering(createSchoolChangeRequest, () => [aRequest({ guid: 'new', kind: 'replacementCard', mayDecide: false })]),
  answering(previewSchoolChangeRequest, () => [aPreview]),
  answering(countSchoolChangeRequests, () => [{ total: 42, waiting: 30 }]),
  answering(acceptSchoolChangeRequests, () => [acceptedOne]),
  answering(declineSchoolChangeRequests, () => [{ ...acceptedOne, state: 'rejected' as const }]),
  answering(acceptSchoolChangeRequest, () => [accepted]),
  answering(declineSchoolChangeRequest, () => [accepted]),
  answering(getDeclineReasons, () => [{ id: 'facts', text: 'Angaben stimmen nicht', isActive: true }]),
  answering(getStudents, () => [aPupil(2)]),
  answering(getStudentDetails, () => [aPupilInFull(2)]),
]

const keeping = answering(keepPortalSettings, ({ body }) => (body ? [body] : []))

async function openRequests(path = at, given: typeof answered = answered) {
  const office = await renderOffice({
    at: path,
    answers: [...portalDevice(['ChangeRequest']), ...given],
  })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

/** Fills in who is new. */
async function typeNewcomer(user: Awaited<ReturnType<typeof openRequests>>['user'], dialog: ReturnType<typeof within>) {
  const typed = {
    Vorname: 'Mia',
    Nachname: 'Muster',
    Straße: 'Am Wall',
    Hausnummer: '1',
    Postleitzahl: '1',
    Ort: 'X',
    Geburtsdatum: '2014-05-06',
    Ab: '2027-02-01',
  }
  for (const [label, text] of Object.entries(typed)) await user.type(dialog.getByLabelText(label), text)
}

describe('change requests', () => {
  it('are listed by their state, all ten of them, with what waits for the reader', async () => {
    const { user, asked, location } = await openRequests()
    expect(await screen.findByText('wartet auf Sie')).toBeTruthy()
    expect(asked(getSchoolChangeRequests.name)[0]?.query).toEqual({ organizationId: SCHOOL_ID, page: 0, pageSize: 5 })
    await user.click(screen.getByRole('combobox', { name: 'Stand' }))
    const states = within(screen.getByRole('listbox'))
    expect(states.getAllByRole('option')).toHaveLength(CHANGE_REQUEST_STATES.length)
    await user.click(states.getByRole('option', { name: 'vom Kostenträger geprüft' }))
    await waitFor(() => expect(location()?.search).toBe('?states=checkedByCostUnit'))
  })

  it('have the columns that the reader chooses, kept with the account', async () => {
    const { user, asked } = await openRequests(at, [keeping, ...answered])
    expect(screen.queryByRole('columnheader', { name: 'Vertrag' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Spalten' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: 'Vertrag' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Wunsch' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('columnheader', { name: 'Vertrag' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'V-1' })).toBeTruthy()
    expect(screen.queryByText('Pause im Februar.')).toBeNull()
    const tables = [{ table: 'tickets', columns: ['student', 'state', 'requestedOn', 'contractNumber'] }]
    expect(asked(keepPortalSettings.name).at(-1)?.body).toMatchObject({ tables })
  })

  it('say whom they wait for, where that is not the reader, also what an import could not read', async () => {
    const elsewhere = aRequest({ state: 'unknown', stateText: 'unbekannt', mayDecide: false, waitsFor: 'transporter' })
    await openRequests(at, [answering(getSchoolChangeRequests, () => [elsewhere]), ...answered])
    expect(await screen.findByText('wartet auf das Verkehrsunternehmen')).toBeTruthy()
  })

  it('are accepted, also from another day on', async () => {
    const { user, asked } = await openRequests()
    await user.click(await screen.findByRole('link', { name: 'Pause' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause' }))
    expect(dialog.getByText('Pause im Februar.')).toBeTruthy()
    await user.type(dialog.getByLabelText(/Ab einem anderen Tag/), '2027-02-05')
    await user.click(dialog.getByRole('button', { name: 'Annehmen' }))
    expect(await screen.findByText('Der Wunsch ist angenommen.')).toBeTruthy()
    expect(asked(acceptSchoolChangeRequest.name)[0]).toEqual({
      params: { guid: aRequest().guid },
      body: { effectiveOn: '2027-02-05', version: 3 },
    })
    expect(screen.queryByText('wartet auf Sie')).toBeNull()
  })

  it('are accepted by the keyboard, and several at once after it was said what becomes of each', async () => {
    const { user, asked } = await openRequests()
    await user.click(await screen.findByRole('checkbox', { name: /Pause, Mia/ }))
    await user.keyboard('a')
    const dialog = within(await screen.findByRole('dialog', { name: 'Mehrere annehmen' }))
    await user.click(await dialog.findByRole('button', { name: '1 annehmen' }))
    await waitFor(() =>
      expect(asked(acceptSchoolChangeRequests.name).map(input => input.body)).toEqual([
        { guids: [aRequest().guid], dryRun: true },
        { guids: [aRequest().guid], dryRun: false },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('n')
    expect(await screen.findByRole('dialog', { name: 'Neuer Wunsch' })).toBeTruthy()
  })

  it('are counted and narrowed down by name, kind and who decides', async () => {
    const { user, asked, location } = await openRequests()
    expect(await screen.findByText('42 Wünsche')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Entscheidet'), 'wartet auf mich')
    await waitFor(() => expect(location()?.search).toBe('?decides=mine'))
    await user.type(screen.getByLabelText('Name oder Vertragsnummer'), 'Mus')
    await waitFor(() =>
      expect(asked(countSchoolChangeRequests.name).at(-1)?.query).toEqual({
        ...{ organizationId: SCHOOL_ID, search: 'Mus', waiting: true },
      }),
    )
    expect(asked(getSchoolChangeRequests.name).at(-1)?.query).toMatchObject({ search: 'Mus', waiting: true, page: 0 })
  })

  it('of all pages that wait are declined for one reason, after it was said which can be', async () => {
    const { user, asked } = await openRequests()
    await user.click(await screen.findByRole('button', { name: 'Alle 30 ankreuzen, die warten' }))
    await screen.findByRole('button', { name: '1 ablehnen' })
    expect(asked(getSchoolChangeRequests.name).at(-1)?.query).toMatchObject({ waiting: true, pageSize: 500 })
    await user.keyboard('d')
    const form = within(await screen.findByRole('dialog', { name: 'Mehrere ablehnen' }))
    await form.findByRole('option', { name: 'Angaben stimmen nicht' })
    await user.selectOptions(form.getByLabelText('Grund'), 'facts')
    await user.click(form.getByRole('button', { name: 'Ablehnen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mehrere ablehnen' }))
    await user.click(await dialog.findByRole('button', { name: '1 ablehnen' }))
    const body = { guids: [aRequest().guid], declineReason: 'facts' }
    await waitFor(() =>
      expect(asked(declineSchoolChangeRequests.name).map(input => input.body)).toMatchObject([
        { ...body, dryRun: true },
        { ...body, dryRun: false },
      ]),
    )
    expect(await screen.findByText('1 Wunsch ist abgelehnt.')).toBeTruthy()
  })

  it('of a ticket show what the rule says of it before anybody agrees', async () => {
    const asked = aRequest({ kind: 'newContract' })
    const weighed = aWeighed(asked.guid, { result: 'selfPay', metres: 1200, ownShareInCent: 3800, shareBy: 'selfPay' })
    await openRequests(`${at}?request=${asked.guid}`, [
      answering(acceptSchoolChangeRequests, () => [{ ...acceptedOne, weighed }]),
      answering(getSchoolChangeRequests, () => [asked]),
      ...answered,
    ])
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Nach der Regel: gegen festen Betrag')).toBeTruthy()
    expect(dialog.getByText(/1,2 km, nötig mehr als 3,5 km/)).toBeTruthy()
  })

  it('are declined for a reason only', async () => {
    const { user, asked } = await openRequests(`${at}?request=${aRequest().guid}`)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ablehnen' }))
    const form = within(await screen.findByRole('dialog', { name: 'Wunsch ablehnen' }))
    await form.findByRole('option', { name: 'Angaben stimmen nicht' })
    await user.click(form.getByRole('button', { name: 'Ablehnen' }))
    expect(asked(declineSchoolChangeRequest.name)).toEqual([])
    await user.selectOptions(form.getByLabelText('Grund'), 'facts')
    await user.click(form.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() =>
      expect(asked(declineSchoolChangeRequest.name)[0]?.body).toMatchObject({ declineReason: 'facts' }),
    )
  })

  it('are of eleven kinds, each with a form', async () => {
    const { user } = await openRequests()
    await user.click(await screen.findByRole('button', { name: 'Neuer Wunsch' }))
    const kinds = within(await screen.findByRole('dialog', { name: 'Neuer Wunsch' }))
    expect(kinds.getAllByRole('listitem')).toHaveLength(CHANGE_REQUEST_KINDS.length)
    await user.click(kinds.getByRole('button', { name: 'Erstattung' }))
    expect(await screen.findByRole('dialog', { name: 'Erstattung' })).toBeTruthy()
  })

  it('are looked over before they are sent, and can be gone back to', async () => {
    const { user, asked } = await openRequests(`${at}?create=replacementCard&pupil=${aPupil(2).guid}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Ersatzkarte' }))
    const next = () => user.click(dialog.getByRole('button', { name: 'Weiter' }))
    await dialog.findByRole('option', { name: /Schülerticket/ })
    await next()
    expect(await dialog.findAllByText(/Bitte füllen Sie dieses Feld aus/)).not.toEqual([])
    await user.selectOptions(dialog.getByLabelText('Vertrag'), dialog.getByRole('option', { name: /Schülerticket/ }))
    await user.selectOptions(dialog.getByLabelText('Grund'), 'unbrauchbar')
    await next()
    expect(await dialog.findByText('unbrauchbar')).toBeTruthy()
    expect(dialog.getByText('Verkehrsunternehmen')).toBeTruthy()
    expect(asked(createSchoolChangeRequest.name)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Zurück zur Eingabe' }))
    await next()
    await user.click(await dialog.findByRole('button', { name: 'Absenden' }))
    expect(await screen.findByText('Der Wunsch ist abgesendet.')).toBeTruthy()
    expect(asked(createSchoolChangeRequest.name)[0]?.body).toMatchObject({
      kind: 'replacementCard',
      contractGuid: aPupilInFull(2).contracts[0]?.guid,
      reason: 'unusable',
    })
  })

  it('of another school find it by name, also one that the reader may not look at', async () => {
    const OTHER = '5c400000-0000-4000-8000-0000000000ee'
    const { user, asked } = await openRequests(`${at}?create=change&pupil=${aPupil(2).guid}`, [
      answering(findSchools, () => [
        { guid: OTHER, name: 'Ostschule', schoolType: '', town: 'Lühr', hasStop: true, exemptions: [] },
      ]),
      ...answered,
    ])
    const dialog = within(await screen.findByRole('dialog', { name: 'Änderung' }))
    await user.type(dialog.getByLabelText(/^Andere Schule suchen/), 'Ost')
    await dialog.findByRole('option', { name: 'Ostschule, Lühr' })
    await user.selectOptions(dialog.getByLabelText(/^Neue Schule/), OTHER)
    await user.type(dialog.getByLabelText('Ab'), '2027-02-01')
    await user.click(dialog.getByRole('button', { name: 'Weiter' }))
    expect(await dialog.findByText('Ostschule, Lühr')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Absenden' }))
    await waitFor(() =>
      expect(asked(createSchoolChangeRequest.name)[0]?.body).toMatchObject({ kind: 'change', organizationId: OTHER }),
    )
  })

  it('hand in a document as the proof that is missing, for the days that it is good for', async () => {
    const [held] = aPupilInFull(2).contracts
    const proofs = ['Lichtbild', 'Bescheid'].map((label, at) => ({
      ...{ guid: `5c400002-0000-4000-8000-00000000000${at}`, label, isMissing: true },
      ...{ neededBy: null, from: null, until: null },
    }))
    const file = aDocument(1)
    const { user, asked } = await openRequests(`${at}?create=documentUpload&pupil=${aPupil(2).guid}`, [
      answering(getStudentDetails, () => [{ ...aPupilInFull(2), contracts: held ? [{ ...held, proofs }] : [] }]),
      answering(getOrganisationFiles, () => [file]),
      ...answered,
    ])
    const dialog = within(await screen.findByRole('dialog', { name: 'Dokument nachreichen' }))
    await dialog.findByRole('option', { name: /^Bescheid · / })
    await user.selectOptions(dialog.getByLabelText(/^Welcher Nachweis/), proofs[1]?.guid ?? '')
    await user.selectOptions(dialog.getByLabelText(/^Dokument/), file.guid)
    await user.type(dialog.getByLabelText('Ab'), '2026-08-01')
    await user.type(dialog.getByLabelText(/^Bis/), '2027-07-31')
    await user.click(dialog.getByRole('button', { name: 'Weiter' }))
    await user.click(await dialog.findByRole('button', { name: 'Absenden' }))
    await waitFor(() =>
      expect(asked(createSchoolChangeRequest.name)[0]?.body).toMatchObject({
        ...{ documentGuid: file.guid, proofGuid: proofs[1]?.guid, from: '2026-08-01', until: '2027-07-31' },
      }),
    )
  })

  it('for a ticket ask via where, in which network and class, where there is more than one', async () => {
    const OFFER = '5c400000-0000-4000-8000-0000000000aa'
    const offer = {
      ...{ guid: OFFER, key: 'pupil', categoryId: 'c', kind: 'relation' as const, title: 'Schülerabo', overview: '' },
      price: { state: 'known' as const, cents: 6300, vatCents: 412, vatPermille: 70, currency: 'EUR' as const },
      commitment: { minimumTermMonths: null, minimumTermCents: null, deadlineDay: null },
    }
    const article = (comfortClass: 'first' | 'second') => ({ comfortClass, netId: 'north', sortId: 's' })
    const details = {
      ...{ ...offer, version: 1, isDraft: false, benefits: [], conditions: [], media: [], masks: [] },
      ...{ nets: [{ id: 'north', title: 'Nordnetz' }], articles: [article('first'), article('second')] },
    }
    const stop = (reference: string, text: string) => ({ reference, text, zones: [], latitude: 0, longitude: 0 })
    const way = (reference: string, text: string) => ({ reference, text, zones: [], priceLevelPrintText: null })
    const { user, asked } = await openRequests(`${at}?create=newContract&pupil=${aPupil(2).guid}`, [
      answering(getSubscriptions, () => [offer]),
      answering(getSubscriptionDetails, () => [details]),
      answering(searchOrigins, () => [stop('1', 'Falkenbrück'), stop('2', 'Lühr')]),
      answering(searchVias, () => [way('10,20', 'über Ost'), way('10,30', 'über West')]),
      ...answered,
    ])
    const dialog = within(await screen.findByRole('dialog'))
    const choose = async (label: string, option: string) => {
      await dialog.findByRole('option', { name: option })
      await user.selectOptions(dialog.getByLabelText(new RegExp(`^${label}`)), option)
    }
    expect(dialog.queryByLabelText(/^Wagenklasse/)).toBeNull()
    await choose('Ticket', 'Schülerabo')
    await choose('Wagenklasse', '1. Klasse')
    await choose('Netz', 'Nordnetz')
    await dialog.findAllByRole('option', { name: 'Falkenbrück' })
    await user.selectOptions(dialog.getByLabelText(/^Von(?!ame)/), '1')
    await user.selectOptions(dialog.getByLabelText(/^Nach(?!name)/), '2')
    await choose('Über', 'über West')
    await user.type(dialog.getByLabelText('Gültig ab'), '2027-01-01')
    await user.click(dialog.getByRole('button', { name: 'Weiter' }))
    expect(await dialog.findByText('über West')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Absenden' }))
    await waitFor(() =>
      expect(asked(createSchoolChangeRequest.name)[0]?.body).toMatchObject({
        ...{ configurationId: OFFER, originReference: '1', destinationReference: '2', via: '10,30' },
        ...{ netId: 'north', comfortClass: 'first' },
      }),
    )
  })

  it('hand in any document that is found by its name, and keep the one that was chosen', async () => {
    const { user, asked } = await openRequests(at, [
      answering(getOrganisationFiles, ({ query }) => [aDocument(query && 'search' in query && query.search ? 2 : 1)]),
      ...answered,
    ])
    await user.click(await screen.findByRole('button', { name: 'Neuer Wunsch' }))
    const kinds = within(await screen.findByRole('dialog', { name: 'Neuer Wunsch' }))
    await user.click(kinds.getByRole('button', { name: 'Dokument nachreichen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dokument nachreichen' }))
    const files = await dialog.findByLabelText<HTMLSelectElement>('Dokument')
    const titles = () => [...files.options].map(({ text }) => text)
    expect(titles()).toContain(aDocument(1).title)
    await user.type(dialog.getByLabelText('Titel oder Dateiname suchen'), 'alt')
    await waitFor(() => expect(titles()).toContain(aDocument(2).title))
    expect(asked(getOrganisationFiles.name).at(-1)?.query).toEqual({ search: 'alt' })
    await user.selectOptions(files, aDocument(2).guid)
    await user.clear(dialog.getByLabelText('Titel oder Dateiname suchen'))
    await waitFor(() => expect(titles()).toContain(aDocument(1).title))
    expect(titles()).toContain(aDocument(2).title)
    expect(files.value).toBe(aDocument(2).guid)
  })

  it('say that a pupil exists already, and keep what was typed', async () => {
    const error = { key: 'error.studentExists', message: 'Diese Person gibt es schon.', field: '', code: 0 }
    const given = [refusing(createSchoolChangeRequest, 409, error), ...answered]
    const { user } = await openRequests(`${at}?create=newStudent`, given)
    const dialog = within(await screen.findByRole('dialog'))
    await typeNewcomer(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Weiter' }))
    await user.click(await dialog.findByRole('button', { name: 'Absenden' }))
    expect(await dialog.findByText(/Diese Person gibt es in Ihren Einrichtungen schon/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Mia')
  })

  it('offer to take a new pupil over who is at another school, before it is sent', async () => {
    const given = [
      answering(previewSchoolChangeRequest, ({ body }) => [
        body && 'takesOver' in body && body.takesOver ? aPreview : { ...aPreview, deciders: [], alike: [elsewhere] },
      ]),
      ...answered,
    ]
    const { user, asked } = await openRequests(`${at}?create=newStudent`, given)
    const dialog = within(await screen.findByRole('dialog'))
    await typeNewcomer(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Weiter' }))
    expect(await dialog.findByText('Diese Person gibt es schon.')).toBeTruthy()
    expect(dialog.getByText('Ostschule, Klasse 7b')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Von Ostschule übernehmen' }))
    await user.click(await dialog.findByRole('button', { name: 'Absenden' }))
    await waitFor(() =>
      expect(asked(createSchoolChangeRequest.name)[0]?.body).toMatchObject({ takesOver: elsewhere.guid }),
    )
  })

  it('for a new pupil are decided on by saying that they come from where they are', async () => {
    const request = aRequest({ kind: 'newStudent', alike: [elsewhere] })
    const given = [answering(getSchoolChangeRequests, () => [request]), ...answered]
    const { user, asked } = await openRequests(`${at}?request=${request.guid}`, given)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Annehmen' })).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Von Ostschule übernehmen' }))
    await waitFor(() =>
      expect(asked(acceptSchoolChangeRequest.name)[0]?.body).toEqual({ takesOver: elsewhere.guid, version: 3 }),
    )
  })
})
