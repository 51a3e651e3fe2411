import {
  answerControlDifferences,
  type ControlDifference,
  countStudents,
  exportControlFile,
  getControlDifferences,
  getOrganisationDetails,
  getOrganisationDetailsForSchool,
  getStudentDetails,
  getStudents,
  getSubscriptionJournal,
  getTakers,
  letEmployeeGo,
  letPupilGo,
  letPupilStay,
  setIsObligatedToControl,
} from '@billett/contract'
import { ALL_MENU_NODES } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { aDetail, aPupil, aPupilInFull } from '../../../test/school.fixture.ts'

const at = `/customerorg/${SCHOOL_ID}`

const { monthInCent: _month, yearInCent: _year, ...ofSchool } = aDetail()

const concluded = {
  id: 'c-1',
  parentId: null,
  kind: 'event' as const,
  on: '2026-12-01',
  recordedOn: '2026-11-20T09:05:00.000Z',
  text: 'Vertrag geschlossen, erster Tag 01.12.2026',
  amountInCent: null,
}

const answered = [
  answering(getOrganisationDetails, () => [aDetail()]),
  answering(getOrganisationDetailsForSchool, () => [ofSchool]),
  answering(getStudents, () => [aPupil(0), aPupil(2)]),
  answering(countStudents, () => [{ total: 125, grades: ['5', '6'], classes: ['5a', '6b'] }]),
  answering(getStudentDetails, () => [aPupilInFull(2)]),
  answering(getSubscriptionJournal, () => [concluded]),
  answering(letEmployeeGo, () => [
    { leavesOn: '2026-12-15', tickets: [{ contractGuid: SCHOOL_ID, contractNumber: 'C-1', lastDay: '2026-12-31' }] },
  ]),
  answering(setIsObligatedToControl, () => [{ ...ofSchool, isObligatedToControl: false }]),
]

async function openSchool(own: Parameters<typeof portalDevice>[1] = {}, path = at) {
  const office = await renderOffice({ at: path, answers: [...portalDevice(ALL_MENU_NODES, own), ...answered] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

const UNKNOWN = '5c400000-0000-4000-8000-0000000000ff'
const notFound = {
  key: 'error.organisationNotFound',
  message: 'Diese Einrichtung gibt es nicht.',
  field: '',
  code: 1101,
}

describe('an organisation that is not there', () => {
  it('is said not to be, by an id that none can have on every screen, and nothing is asked for by it', async () => {
    for (const path of ['customerorg', 'customerOrgApproveDecline', 'ticketshandle', 'studentImport']) {
      const { asked, store, unmount } = await openSchool({}, `/${path}/lindenschule`)
      expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einrichtung gibt es nicht' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/organisations/')
      expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull()
      for (const { name } of [getOrganisationDetailsForSchool, getStudents]) expect(asked(name)).toEqual([])
      // The menu still leads to the reader's own.
      await waitFor(() => expect(store.getState().schoolSubscriptionStore.selectedOrganizationId).toBe(SCHOOL_ID))
      unmount()
    }
  })

  it('is said not to be where nobody knows it, or the reader may not look at it', async () => {
    const refused = [refusing(getOrganisationDetailsForSchool, 404, notFound), ...answered]
    await renderOffice({ at: `/customerorg/${UNKNOWN}`, answers: [...portalDevice(ALL_MENU_NODES), ...refused] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einrichtung gibt es nicht' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull()
  })
})

describe('a school', () => {
  it('shows people of schools its figures without money, each with a way to what is behind it', async () => {
    const { asked } = await openSchool()
    expect(await screen.findByRole('heading', { level: 1, name: 'Lindenschule' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Anträge, die auf Sie warten' }).getAttribute('href')).toBe(
      `/customerOrgApproveDecline/${SCHOOL_ID}`,
    )
    expect(screen.getByText('Der nächste muss bis 15.12.2026 da sein.')).toBeTruthy()
    expect(screen.queryByText('Kosten in diesem Monat')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(asked(getOrganisationDetails.name)).toEqual([])
  })

  it('shows who pays the money, and lets them say that the school confirms no facts', async () => {
    const { user, asked } = await openSchool({ view: 'payer' })
    expect(await screen.findByText('1.234,50 €')).toBeTruthy()
    await user.click(screen.getByText('Auf einen Blick'))
    const control = screen.getByRole<HTMLInputElement>('switch', { name: /bestätigt die Angaben, bevor/ })
    await user.click(control)
    expect(await screen.findByText(/Ab jetzt entscheidet der Kostenträger gleich/)).toBeTruthy()
    expect(control.checked).toBe(false)
    expect(asked(setIsObligatedToControl.name)[0]?.body).toEqual({
      organizationGuid: SCHOOL_ID,
      isObligatedToControl: false,
    })
  })

  it('of a company says where it will have too few job tickets, and gives the control file of a month', async () => {
    const company = { ...ofSchool, kind: 'company' as const }
    const month = { month: '2027-01-01', takers: 18, minimum: 20 }
    const given = [
      answering(getOrganisationDetailsForSchool, () => [company]),
      answering(getTakers, () => [{ months: [month], warnings: [{ ...month, firm: null }] }]),
      ...answered,
    ]
    const { user, sent } = await renderOffice({ at, answers: [...portalDevice(ALL_MENU_NODES), ...given] })
    expect(await screen.findByText('Bald zu wenige Jobtickets')).toBeTruthy()
    expect(screen.getByText(/Im Januar 2027 haben nach heutigem Stand 18 ein Jobticket/)).toBeTruthy()
    await user.click(screen.getByText('Jobtickets und Kontrolldatei'))
    expect(screen.getByText('18 von mindestens 20')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^Monat/), { target: { value: '2026-12' } })
    await user.click(screen.getByRole('button', { name: 'Kontrolldatei herunterladen' }))
    await waitFor(() =>
      expect(sent.flatMap(({ call, input }) => (call === exportControlFile.name ? [input] : []))).toEqual([
        { params: { orgGuid: SCHOOL_ID }, query: { day: '2026-12-01' } },
      ]),
    )
  })

  it('of a company has differences from its list settled by tick, after it is read what would come of them', async () => {
    const company = { ...ofSchool, kind: 'company' as const }
    const month = { month: '2027-01-01', takers: 18, minimum: 20 }
    const gone: ControlDifference = {
      contractGuid: '5c400000-0000-4000-8000-0000000000e1',
      contractNumber: 'J-1',
      student: { guid: '5c400000-0000-4000-8000-0000000000e2', name: 'Ahrens, Ida' },
      personnelNumber: '1007',
      finding: 'leavesEarlier',
      listedUntil: '2026-12-15',
      ticketUntil: null,
      endsOn: '2026-12-31',
      answers: ['left'],
    }
    const given = [
      answering(getOrganisationDetailsForSchool, () => [company]),
      answering(getTakers, () => [{ months: [month], warnings: [] }]),
      answering(getControlDifferences, () => [gone]),
      answering(answerControlDifferences, () => []),
      ...answered,
    ]
    const { user, sent } = await renderOffice({ at, answers: [...portalDevice(ALL_MENU_NODES), ...given] })
    await user.click(await screen.findByText('Jobtickets und Kontrolldatei'))
    await user.click(screen.getByRole('button', { name: 'Abweichungen von der Liste klären' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Abweichungen von der Liste' }))
    expect(await dialog.findByText('nur bis 15.12.2026 in der Liste')).toBeTruthy()
    expect(dialog.getByText('31.12.2026')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /Ticket beenden/ })).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: /Ahrens, Ida/ }))
    expect(dialog.queryByRole('button', { name: /in die Liste/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Ist ausgeschieden: Ticket beenden' }))
    await waitFor(() =>
      expect(sent.flatMap(({ call, input }) => (call === answerControlDifferences.name ? [input] : []))).toEqual([
        { params: { orgGuid: SCHOOL_ID }, body: { contractGuids: [gone.contractGuid], answer: 'left' } },
      ]),
    )
  })

  it('says from which day on its school confirms no more, and takes that back', async () => {
    const pending = { ...ofSchool, controlChangesOn: '2027-02-01' }
    const given = [
      answering(setIsObligatedToControl, ({ body }) => [body && 'from' in body && body.from ? pending : ofSchool]),
      ...answered,
    ]
    const { user, sent } = await renderOffice({
      at,
      answers: [...portalDevice(ALL_MENU_NODES, { view: 'payer' }), ...given],
    })
    await user.click(await screen.findByText('Auf einen Blick'))
    await user.type(screen.getByLabelText(/Umschalten ab dem/), '2027-02-01')
    const control = screen.getByRole<HTMLInputElement>('switch', { name: /bestätigt die Angaben, bevor/ })
    await user.click(control)
    expect(await screen.findByText('Ab dem 01.02.2027 entscheidet der Kostenträger gleich.')).toBeTruthy()
    expect(control.checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Vormerkung zurücknehmen' }))
    expect(await screen.findByLabelText(/Umschalten ab dem/)).toBeTruthy()
    const bodies = sent.flatMap(({ call, input }) => (call === setIsObligatedToControl.name ? [input.body] : []))
    expect(bodies).toEqual([
      { organizationGuid: SCHOOL_ID, isObligatedToControl: false, from: '2027-02-01' },
      { organizationGuid: SCHOOL_ID, isObligatedToControl: true },
    ])
  })

  it('says why its figures could not be had, and still lists who is there', async () => {
    const refused = [refusing(getOrganisationDetailsForSchool, 500), ...answered]
    await renderOffice({ at, answers: [...portalDevice(ALL_MENU_NODES), ...refused] })
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
    expect(await screen.findByRole('row', { name: /^Muster2, Mia/ })).toBeTruthy()
  })
})

describe('who is at a school', () => {
  it('is listed five to a page, with the columns that were chosen, which stay', async () => {
    const { user, asked, unmount } = await openSchool()
    const row = within(await screen.findByRole('row', { name: /^Muster2, Mia/ }))
    expect(row.getByText('2 fehlen')).toBeTruthy()
    expect(asked(getStudents.name)[0]?.query).toEqual({ organizationId: SCHOOL_ID, page: 0, pageSize: 5 })
    await user.click(screen.getByRole('button', { name: 'Spalten' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Geburtstag' }))
    expect(screen.getAllByText('06.05.2014')).toHaveLength(2)
    unmount()
    await openSchool()
    expect(await screen.findAllByText('06.05.2014')).toHaveLength(2)
  })

  it('says how many they are in all, and offers the classes there are', async () => {
    const { user, asked } = await openSchool()
    expect(await screen.findByText('125 gefunden')).toBeTruthy()
    expect(screen.getByText('Seite 1 von 25')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Klasse'), '6b')
    await waitFor(() => expect(asked(countStudents.name).at(-1)?.query).toMatchObject({ class: '6b' }))
    expect(asked(getStudents.name).at(-1)?.query).toMatchObject({ class: '6b', page: 0 })
  })

  it('is narrowed down by what the address says', async () => {
    const { asked } = await openSchool({}, `${at}?filters=missingProof.leavesSoon&class=6b&search=Mu&page=2`)
    await screen.findByRole('row', { name: /^Muster2, Mia/ })
    expect(asked(getStudents.name)[0]?.query).toEqual({
      organizationId: SCHOOL_ID,
      filters: ['missingProof', 'leavesSoon'],
      class: '6b',
      search: 'Mu',
      page: 1,
      pageSize: 5,
    })
  })

  it('is shown in full: contract, card, proofs, history', async () => {
    const { user } = await openSchool()
    await user.click(await screen.findByRole('link', { name: 'Muster2, Mia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mia Muster2' }))
    for (const text of [
      /Schülerticket · läuft/,
      /Karte 4711/,
      /mit Eigenanteil/,
      'fehlt, bis 15.12.2026',
      'Lindenschule, 6b',
      /01.08.2024 – heute/,
      concluded.text,
    ])
      expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Etwas ändern' }).getAttribute('href')).toContain('/ticketshandle/')
  })

  it('leads to the form for somebody new', async () => {
    await openSchool()
    const create = await screen.findByRole('link', { name: 'Neu anmelden' })
    expect(create.getAttribute('href')).toBe(`/ticketshandle/${SCHOOL_ID}?create=newStudent`)
  })

  it('has a pupil’s number at a school', async () => {
    const { user } = await openSchool()
    await user.click(await screen.findByRole('button', { name: 'Spalten' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('checkbox', { name: 'Schülernummer' })).toBeTruthy()
    expect(dialog.queryByText('Personalnummer')).toBeNull()
  })

  it('is called employees of a department where a company looks after them', async () => {
    await openSchool({ words: 'company' })
    await waitFor(() => expect(screen.getByRole('table', { name: 'Beschäftigte' })).toBeTruthy())
    expect(screen.getByRole('columnheader', { name: 'Personalnummer' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Abteilung' })).toBeTruthy()
  })

  it('of a company stands in the list with the department they are in', async () => {
    const hall = { guid: SCHOOL_ID, name: 'Werke – Halle' }
    const people = [aPupil(0, { organisation: hall, class: '' }), aPupil(1, { organisation: hall, class: 'Lager' })]
    await renderOffice({
      at,
      answers: [
        ...portalDevice(ALL_MENU_NODES, { words: 'company' }),
        answering(getStudents, () => people),
        ...answered,
      ],
    })
    const table = await screen.findByRole('table', { name: 'Beschäftigte' })
    expect(await within(table).findByRole('cell', { name: 'Werke – Halle' })).toBeTruthy()
    expect(within(table).getByRole('cell', { name: 'Lager' })).toBeTruthy()
  })

  it('leaves a company on a day, once it was seen when the ticket ends', async () => {
    const { user, asked } = await openSchool({ words: 'company' })
    await user.click(await screen.findByRole('link', { name: 'Muster2, Mia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mia Muster2' }))
    await user.click(await dialog.findByText('Verlässt die Firma'))
    await user.type(dialog.getByLabelText('Letzter Tag bei der Firma'), '2026-12-15')
    await user.click(dialog.getByRole('button', { name: 'Ansehen, was daraus wird' }))
    expect(await dialog.findByText('Das Ticket C-1 gilt noch bis 31.12.2026.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Austritt eintragen' }))
    expect(await screen.findByText('Der Austritt ist eingetragen.')).toBeTruthy()
    expect(asked(letEmployeeGo.name).map(({ body }) => body)).toEqual([
      { leavesOn: '2026-12-15', reason: 'left', dryRun: true },
      { leavesOn: '2026-12-15', reason: 'left', dryRun: false },
    ])
  })

  it('who has left is taken back, or the reader is told why not', async () => {
    const refused = {
      code: 1204,
      key: 'error.leavingLongPast',
      message: 'Das Ticket hat schon vor diesem Monat geendet.',
      field: '',
    }
    const former = { ...aPupilInFull(2), isFormer: true, until: '2026-10-31' }
    const { user } = await renderOffice({
      at: `${at}?filters=former&pupil=${former.guid}`,
      answers: [
        ...portalDevice(ALL_MENU_NODES, { view: 'payer' }),
        answering(getStudentDetails, () => [former]),
        refusing(letPupilStay, 409, refused),
        ...answered,
      ],
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Mia Muster2' }))
    expect(await dialog.findByText('Letzter Tag an der Schule: 31.10.2026')).toBeTruthy()
    expect(dialog.queryByLabelText('Letzter Tag an der Schule')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Bleibt doch: zurücknehmen' }))
    expect(await dialog.findByText(/^Das Ticket hat schon vor diesem Monat geendet/)).toBeTruthy()
  })

  it('leaves the school after it was said what becomes of ticket, card and money, and stays after all', async () => {
    const left = {
      leavesOn: '2026-12-15',
      contracts: [{ contractGuid: SCHOOL_ID, contractNumber: 'C-1', lastDay: '2026-12-15', cardNumber: '4711' }],
      sums: [{ payer: { guid: 'county', name: 'Landkreis' }, beforeInCent: 50_400, afterInCent: 6_300 }],
    }
    let pupil = aPupilInFull(2)
    const given = [
      answering(letPupilGo, () => [left]),
      answering(letPupilStay, () => [{ until: null, contracts: 1 }]),
      answering(getStudentDetails, () => [pupil]),
    ]
    const device = portalDevice(ALL_MENU_NODES, { view: 'payer' })
    const { user, sent } = await renderOffice({
      at: `${at}?pupil=${aPupil(2).guid}`,
      answers: [...device, ...given, ...answered],
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Mia Muster2' }))
    await user.click(await dialog.findByText('Verlässt die Schule'))
    await user.type(dialog.getByLabelText('Letzter Tag an der Schule'), '2026-12-15')
    await user.click(dialog.getByRole('button', { name: 'Ansehen, was daraus wird' }))
    expect(await dialog.findByText('Das Ticket C-1 und die Karte 4711 gelten noch bis 15.12.2026.')).toBeTruthy()
    expect(dialog.getByText(/Landkreis zahlt bis zum Ende des Schuljahrs 63,00.€ statt 504,00.€/)).toBeTruthy()
    pupil = { ...pupil, until: '2026-12-15' }
    await user.click(dialog.getByRole('button', { name: 'Weggang eintragen' }))
    expect(await screen.findByText('Der Weggang ist eingetragen.')).toBeTruthy()
    await user.click(await dialog.findByText('Verlässt die Schule'))
    pupil = { ...pupil, until: null }
    await user.click(dialog.getByRole('button', { name: 'Bleibt doch: zurücknehmen' }))
    expect(await screen.findByText(/Der Weggang ist zurückgenommen/)).toBeTruthy()
    expect(sent.filter(({ call }) => call === letPupilGo.name).map(({ input }) => input.body)).toEqual([
      { leavesOn: '2026-12-15', reason: 'movedAway', dryRun: true },
      { leavesOn: '2026-12-15', reason: 'movedAway', dryRun: false },
    ])
    expect(sent.filter(({ call }) => call === letPupilStay.name)).toHaveLength(1)
  })
})
