import {
  acceptContract,
  askForProofs,
  countWaitingContracts,
  declineContract,
  downloadProofs,
  getApplicationProof,
  getContractsOfOrganisation,
  getDeclineReasons,
  getSchoolContracts,
  keepPortalSettings,
  rehearseContracts,
  type SchoolContract,
  sayWay,
  takeContractBack,
  weighContracts,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { anApplication, aWeighed } from '../../../test/school.fixture.ts'

const waiting = [1, 2, 3].map(number => anApplication(number))
const decided = (guid: string): SchoolContract[] =>
  waiting.filter(one => one.guid === guid).map(one => ({ ...one, mayDecide: false, state: 'ApprovalPayerPending' }))

const counted = (total = waiting.length) =>
  answering(countWaitingContracts, () => [
    {
      total,
      oldest: waiting[0]?.orderDate ?? null,
      schools: [
        { guid: SCHOOL_ID, name: 'Lindenschule' },
        { guid: 'other', name: 'Ostschule' },
      ],
      subscriptions: [
        { key: 'pupil', name: 'Schülerticket' },
        { key: 'deutschlandticket', name: 'Deutschlandticket' },
      ],
    },
  ])

const error = {
  ...{ fieldName: 'id', customerErrorMessage: '', errorMessage: '', errorCode: 1196 },
  translationKey: 'error.exemptionNotDecided',
}
const guidsIn = (body: unknown): string[] =>
  typeof body === 'object' && body && 'contractGuids' in body && Array.isArray(body.contractGuids)
    ? body.contractGuids.map(String)
    : []
/** What a yes would come to; one of them may be refused. */
const tried = (refused?: string) =>
  answering(rehearseContracts, ({ body }) =>
    guidsIn(body).map(guid =>
      guid === refused
        ? { guid, state: null, weighed: null, error }
        : { guid, state: 'Granted' as const, weighed: aWeighed(guid), error: null },
    ),
  )

const answered = [
  tried(),
  counted(),
  answering(getContractsOfOrganisation, () => waiting),
  answering(acceptContract, ({ params }) => decided(params && 'id' in params ? String(params.id) : '')),
  answering(declineContract, () => decided(waiting[0]?.guid ?? '')),
  answering(getDeclineReasons, () => [{ id: 'left', text: 'Nicht mehr an der Schule', isActive: true }]),
]

async function openInbox(given: typeof answered = answered, at = '') {
  const office = await renderOffice({
    at: `/customerOrgApproveDecline/${SCHOOL_ID}${at}`,
    answers: [...portalDevice(['AcceptDecline', 'UserAccount']), ...given, counted()],
  })
  await screen.findByRole('heading', { level: 2, name: 'Mia Muster1' })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

const current = () => screen.getByRole('heading', { level: 2 }).textContent

describe('applications that wait', () => {
  it('are counted, with the day of the oldest, and shown with their facts', async () => {
    const { asked } = await openInbox()
    expect(screen.getByText('3 Anträge warten. Der älteste ist vom 01.11.2026.')).toBeTruthy()
    for (const fact of ['6b', 'Falkenbrück – Lühr', '10, 20', '06.05.2014']) expect(screen.getByText(fact)).toBeTruthy()
    expect(asked(getContractsOfOrganisation.name)[0]).toMatchObject({
      params: { orgId: SCHOOL_ID },
      query: { waiting: true, order: 'oldest', page: 0, pageSize: 50 },
    })
  })

  it('say in the list and beside it that the school has not confirmed them, and since when', async () => {
    const [first, ...others] = waiting.map((one, index) => ({
      ...one,
      unconfirmedSince: index === 0 ? '2026-11-29' : null,
    }))
    await openInbox([answering(getContractsOfOrganisation, () => (first ? [first, ...others] : []))])
    expect(screen.getByText(/liegt deshalb seit dem 29.11.2026 ohne ihre Bestätigung beim Kostenträger/)).toBeTruthy()
    const list = within(screen.getByRole('list', { name: 'Wartende Anträge' }))
    const rows = list.getAllByRole('button').map(({ textContent }) => textContent?.includes('nicht bestätigt'))
    expect(rows).toEqual([true, false, false])
  })

  it('say in the list and beside it that the school denies what was said, and why', async () => {
    const [first, ...others] = waiting
    const denied = first ? [{ ...first, deniedBecause: 'Nicht an dieser Schule' }, ...others] : []
    await openInbox([answering(getContractsOfOrganisation, () => denied)])
    expect(screen.getByText(/^Die Schule bestätigt die Angaben nicht: Nicht an dieser Schule\./)).toBeTruthy()
    const list = within(screen.getByRole('list', { name: 'Wartende Anträge' }))
    expect(list.getAllByText('Von der Schule nicht anerkannt')).toHaveLength(1)
  })

  it('say before all else which proofs are missing', async () => {
    const [first, ...others] = waiting
    const proofs = [
      { guid: '1', label: 'Schulbescheinigung', isMissing: true, neededBy: null, from: null, until: null },
      { guid: '2', label: 'Bescheid', isMissing: false, neededBy: null, from: '2026-08-01', until: '2027-07-31' },
    ]
    await openInbox([answering(getContractsOfOrganisation, () => (first ? [{ ...first, proofs }, ...others] : []))])
    expect(screen.getByText('Es fehlt noch: Schulbescheinigung')).toBeTruthy()
    expect(screen.getByText(/^Schulbescheinigung \(fehlt\), Bescheid \(.*2027\)$/)).toBeTruthy()
  })

  it('are confirmed late where who pays has granted them, and no more declined', async () => {
    const granted = waiting.map(one => ({ ...one, state: 'Granted' as const, unconfirmedSince: '2026-11-29' }))
    const { user } = await openInbox([
      answering(getContractsOfOrganisation, () => granted),
      answering(acceptContract, () => granted.slice(0, 1).map(one => ({ ...one, mayDecide: false }))),
    ])
    expect(screen.getByText(/hat ohne Ihre Bestätigung zugestimmt, das Ticket gilt/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull()
    await user.keyboard('d')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('a')
    expect(await screen.findByText('Ein Antrag ist angenommen. Zuletzt: Mia Muster1.')).toBeTruthy()
  })

  it('say beside each name what the reader chooses', async () => {
    const keeping = answering(keepPortalSettings, ({ body }) => (body ? [body] : []))
    const { user, asked } = await openInbox([keeping, ...answered])
    const list = within(await screen.findByRole('list', { name: 'Wartende Anträge' }))
    expect(list.queryByText(/K-1/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Spalten' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: 'Kundennummer' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Schule' }))
    await user.keyboard('{Escape}')
    expect(list.getByText('6b · 01.11.2026 · K-1')).toBeTruthy()
    const tables = [{ table: 'acceptDecline', columns: ['class', 'orderDate', 'customerNumber'] }]
    expect(asked(keepPortalSettings.name).at(-1)?.body).toMatchObject({ tables })
  })

  it('are taken back with a reason after a wrong key, and wait again', async () => {
    const [first, ...others] = waiting
    const confirmed = first && {
      ...first,
      mayDecide: false,
      mayTakeBack: true,
      stateText: 'Wartet auf den Kostenträger',
    }
    const { user, asked } = await openInbox([
      answering(getContractsOfOrganisation, () => (first ? [first, ...others] : [])),
      answering(acceptContract, () => (confirmed ? [confirmed] : [])),
      answering(takeContractBack, () => (first ? [first] : [])),
    ])
    await user.keyboard('a')
    await user.click(await screen.findByText('Gerade angenommen'))
    await user.click(await screen.findByRole('button', { name: 'Zusage zurücknehmen: Mia Muster1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Zusage zurücknehmen' }))
    await user.click(dialog.getByRole('button', { name: 'Zusage zurücknehmen' }))
    expect(await dialog.findByText(/Bitte/)).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), 'Falsches Kind')
    await user.click(dialog.getByRole('button', { name: 'Zusage zurücknehmen' }))
    expect(await screen.findByText(/Die Zusage für Mia Muster1 ist zurückgenommen/)).toBeTruthy()
    expect(asked(takeContractBack.name)[0]).toMatchObject({
      body: { contractId: first?.guid, reason: 'Falsches Kind' },
    })
    // Once it was accepted, and once more as it waits again.
    expect(asked(getContractsOfOrganisation.name)).toHaveLength(3)
  })

  it('wait for who pays anew after an objection, and are told to have no answer of their school', async () => {
    const asked = waiting.map(one => ({
      ...one,
      state: 'ReApprovalPayerPending' as const,
      unconfirmedSince: '2026-11-29',
    }))
    await openInbox([answering(getContractsOfOrganisation, () => asked)])
    expect(screen.getByText(/liegt deshalb seit dem 29.11.2026 ohne ihre Bestätigung beim Kostenträger/)).toBeTruthy()
    expect(screen.queryByText(/hat ohne Ihre Bestätigung zugestimmt/)).toBeNull()
  })

  it('are accepted by A one after the other, gone over by N and declined by D', async () => {
    const { user, asked } = await openInbox()
    await user.keyboard('n')
    expect(current()).toBe('Mia Muster2')
    await user.keyboard('a')
    expect(current()).toBe('Mia Muster3')
    await user.keyboard('A')
    expect(await screen.findByText(/^2 Anträge sind angenommen\./)).toBeTruthy()
    expect(asked(acceptContract.name).map(({ params, query }) => [params, query])).toEqual([
      [{ id: waiting[1]?.guid }, { seq: 2 }],
      [{ id: waiting[2]?.guid }, { seq: 3 }],
    ])
    expect(current()).toBe('Mia Muster1')
    await user.keyboard('d')
    expect(await screen.findByRole('dialog', { name: 'Antrag von Mia Muster1 ablehnen' })).toBeTruthy()
  })

  it('are declined for a reason only, with a remark beside it', async () => {
    const { user, asked } = await openInbox()
    await user.keyboard('d')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: 'Nicht mehr an der Schule' })
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    expect(await dialog.findByText(/Bitte füllen Sie dieses Feld aus/)).toBeTruthy()
    expect(asked(declineContract.name)).toEqual([])
    await user.selectOptions(dialog.getByLabelText('Grund'), 'left')
    await user.type(dialog.getByLabelText(/Anmerkung/), 'Umzug aadn')
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(() => expect(current()).toBe('Mia Muster2'))
    expect(asked(declineContract.name)[0]?.body).toEqual({
      contractId: waiting[0]?.guid,
      declineReason: 'left',
      comment: 'Umzug aadn',
    })
    expect(asked(acceptContract.name)).toEqual([])
  })

  it('are accepted together once they are ticked', async () => {
    const { user, asked } = await openInbox()
    await user.click(screen.getByRole('checkbox', { name: 'Alle ankreuzen' }))
    await user.click(screen.getByRole('button', { name: '3 annehmen' }))
    const dialog = within(await screen.findByRole('dialog', { name: '3 Anträge annehmen' }))
    await user.click(await dialog.findByRole('button', { name: '3 annehmen' }))
    expect(await screen.findByText('Alles entschieden')).toBeTruthy()
    expect(asked(acceptContract.name)).toHaveLength(3)
  })

  it('are accepted together only after it was said what they cost whom, and without those that are refused', async () => {
    const { user, asked } = await openInbox([tried(waiting[1]?.guid), ...answered])
    await user.click(screen.getByRole('checkbox', { name: 'Alle ankreuzen' }))
    await user.click(screen.getByRole('button', { name: '3 annehmen' }))
    const dialog = within(await screen.findByRole('dialog', { name: '3 Anträge annehmen' }))
    expect(await dialog.findByText('2 Anträge sind damit bewilligt.')).toBeTruthy()
    const costs = (text: string) => text.replace(/\s/g, ' ')
    expect(costs(dialog.getByText('Landkreis').nextElementSibling?.textContent ?? '')).toBe(
      '2 Tickets: 98,00 € im Monat, 784,00 € bis zum Ende des Schuljahrs',
    )
    expect(costs(dialog.getByText('Eigenanteile der Eltern').nextElementSibling?.textContent ?? '')).toContain(
      '28,00 € im Monat, 224,00 €',
    )
    expect(dialog.getByText('Einer kann so nicht angenommen werden und bleibt liegen')).toBeTruthy()
    expect(dialog.getByText(/^Mia Muster2: /)).toBeTruthy()
    expect(asked(acceptContract.name)).toEqual([])
    await user.click(dialog.getByRole('button', { name: '2 annehmen' }))
    await waitFor(() => expect(asked(acceptContract.name)).toHaveLength(2))
    expect(asked(rehearseContracts.name)).toEqual([{ body: { contractGuids: waiting.map(({ guid }) => guid) } }])
    expect(asked(acceptContract.name).map(({ params }) => params)).toEqual(
      [waiting[0], waiting[2]].map(one => ({ id: one?.guid })),
    )
  })

  it('are narrowed down, ordered and turned by what the address says', async () => {
    const at = `?states=ReApprovalOrganizationPending&school=other&subscription=pupil&lacks=proof.photo&order=name&page=2`
    const { user, asked, location } = await openInbox([counted(7), ...answered], at)
    const narrowed = {
      status: ['ReApprovalOrganizationPending'],
      school: 'other',
      subscription: 'pupil',
      lacks: ['proof', 'photo'],
    }
    expect(asked(getContractsOfOrganisation.name)[0]?.query).toMatchObject({
      ...{ ...narrowed, waiting: true, order: 'name', page: 1 },
    })
    expect(asked(countWaitingContracts.name)[0]).toMatchObject({ params: { orgId: SCHOOL_ID }, query: narrowed })
    await user.selectOptions(screen.getByLabelText('Schule'), 'Lindenschule')
    await user.selectOptions(screen.getByLabelText('Reihenfolge'), 'neueste zuerst')
    expect(location()?.search).toContain(`school=${SCHOOL_ID}`)
    expect(location()?.search).toContain('order=newest')
    expect(location()?.search).not.toContain('page=')
    await waitFor(() =>
      expect(asked(getContractsOfOrganisation.name).at(-1)?.query).toMatchObject({ order: 'newest', page: 0 }),
    )
  })

  it('go on by N on the next page, and what was decided is no more counted', async () => {
    const pages = [waiting.slice(0, 2), waiting.slice(2)]
    const { user, asked, location } = await openInbox([
      counted(70),
      {
        name: getContractsOfOrganisation.name,
        answer: async ({ query }) => ({
          ok: true,
          status: 200,
          data: pages[Number(query && 'page' in query ? query.page : 0)] ?? [],
        }),
      },
      ...answered,
    ])
    expect(screen.getByText(/^70 Anträge warten\./)).toBeTruthy()
    await user.keyboard('n')
    expect(current()).toBe('Mia Muster2')
    await user.keyboard('n')
    expect(await screen.findByRole('heading', { level: 2, name: 'Mia Muster3' })).toBeTruthy()
    expect(location()?.search).toContain('page=2')
    await user.keyboard('n')
    expect(await screen.findByRole('heading', { level: 2, name: 'Mia Muster1' })).toBeTruthy()
    expect(location()?.search).not.toContain('page=')
    expect(asked(getContractsOfOrganisation.name).map(({ query }) => query)).toMatchObject([
      { page: 0 },
      { page: 1 },
      { page: 0 },
    ])
  })

  it('are chosen from all pages of what they are narrowed down to, and stay so where a page is turned', async () => {
    const { user, asked } = await openInbox(
      [
        counted(70),
        answering(getSchoolContracts, () => [1, 2, 3, 4, 5, 6, 7].map(one => anApplication(one))),
        ...answered,
      ],
      '?lacks=proof',
    )
    await user.click(screen.getByRole('checkbox', { name: /Muster1/ }))
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
    expect(await screen.findByRole('button', { name: '1 annehmen' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Alle 70 ankreuzen' }))
    expect(await screen.findByRole('button', { name: '7 ablehnen' })).toBeTruthy()
    expect(asked(getSchoolContracts.name)[0]?.query).toMatchObject({
      organizationId: SCHOOL_ID,
      waiting: true,
      lacks: ['proof'],
      pageSize: 500,
    })
    await user.click(screen.getByRole('button', { name: '7 annehmen' }))
    const dialog = within(await screen.findByRole('dialog', { name: '7 Anträge annehmen' }))
    await user.click(await dialog.findByRole('button', { name: '7 annehmen' }))
    await waitFor(() => expect(asked(acceptContract.name)).toHaveLength(7))
    expect(screen.queryByRole('button', { name: '7 annehmen' })).toBeNull()
  })

  it('are not found where a filter leaves none, which is not all decided', async () => {
    await renderOffice({
      at: `/customerOrgApproveDecline/${SCHOOL_ID}?search=Niemand`,
      answers: [...portalDevice(['AcceptDecline']), answering(getContractsOfOrganisation, () => []), counted(0)],
    })
    expect(await screen.findByText('Kein Antrag gefunden')).toBeTruthy()
    expect(screen.queryByText('Alles entschieden')).toBeNull()
  })

  const lacking = (number: number) => {
    const one = waiting[number - 1] ?? expect.unreachable()
    const proof = { guid: one.guid, label: 'Schulbescheinigung', isMissing: true, neededBy: null }
    return { ...one, proofs: [{ ...proof, from: null, until: null }] }
  }
  const [, second, third] = waiting
  const withLacking = (...answers: typeof answered) => [
    answering(getContractsOfOrganisation, () => [lacking(1), ...(second && third ? [second, third] : [])]),
    ...answers,
    ...answered,
  ]

  it('that lack a proof are accepted only after it was asked which, by the keyboard as well', async () => {
    const { user, asked } = await openInbox(withLacking())
    await user.keyboard('a')
    const dialog = within(await screen.findByRole('dialog', { name: 'Bei diesem Antrag fehlt ein Nachweis' }))
    expect(dialog.getByText('Mia Muster1: Schulbescheinigung')).toBeTruthy()
    expect(asked(acceptContract.name)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Trotzdem annehmen' }))
    await waitFor(() => expect(current()).toBe('Mia Muster2'))
    expect(asked(acceptContract.name).map(({ params }) => params)).toEqual([{ id: waiting[0]?.guid }])
    await user.keyboard('a')
    await waitFor(() => expect(asked(acceptContract.name)).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that lack a proof are left out of several, or its sender is asked for it', async () => {
    const { user, asked } = await openInbox(withLacking(answering(askForProofs, () => [lacking(1)])))
    await user.click(screen.getByRole('checkbox', { name: 'Alle ankreuzen' }))
    await user.click(screen.getByRole('button', { name: '3 annehmen' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Alle 3 trotzdem annehmen' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Nur die 2 vollständigen annehmen' }))
    await waitFor(() => expect(asked(acceptContract.name)).toHaveLength(2))
    expect(current()).toBe('Mia Muster1')
    await user.keyboard('a')
    await user.click(await screen.findByRole('button', { name: 'Nachweis anfordern' }))
    expect(await screen.findByText('Um den Nachweis ist gebeten. Der Antrag wartet weiter.')).toBeTruthy()
    expect(asked(askForProofs.name).map(({ body }) => body)).toEqual([{ contractId: waiting[0]?.guid }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked(acceptContract.name)).toHaveLength(2)
  })

  it('are declined together for one reason', async () => {
    const [one, two] = waiting
    let asks = 0
    const declines = [
      answering(declineContract, () => {
        asks += 1
        return asks === 1 ? decided(one?.guid ?? '') : decided(two?.guid ?? '')
      }),
      answering(getContractsOfOrganisation, () => waiting),
      answering(getDeclineReasons, () => [{ id: 'left', text: 'Nicht mehr an der Schule', isActive: true }]),
    ]
    const { user, asked } = await openInbox(declines)
    for (const name of [/Muster1/, /Muster2/]) await user.click(screen.getByRole('checkbox', { name }))
    await user.click(screen.getByRole('button', { name: '2 ablehnen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: 'Nicht mehr an der Schule' })
    await user.selectOptions(dialog.getByLabelText('Grund'), 'left')
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    expect(await screen.findByText('2 Anträge sind nicht anerkannt.')).toBeTruthy()
    expect(asked(declineContract.name).map(({ body }) => body)).toEqual([
      { contractId: one?.guid, declineReason: 'left' },
      { contractId: two?.guid, declineReason: 'left' },
    ])
    expect(current()).toBe('Mia Muster3')
  })

  it('come back where they could not be accepted, with why', async () => {
    const error = { key: 'error.changedMeanwhile', message: 'Das hat inzwischen jemand geändert.', field: '', code: 0 }
    const { user } = await openInbox([refusing(acceptContract, 409, error), ...answered])
    await user.keyboard('a')
    expect(await screen.findByText('Ein Antrag konnte nicht angenommen werden')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Mia Muster1/ })).toBeTruthy()
  })

  it('have their proofs beside them by P: pictures and PDF are shown, anything else is saved', async () => {
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proof')
    const given = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const types = ['image/png', 'application/pdf', 'application/pdf', 'text/html']
    const showPdf = (value: boolean) =>
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true })
    showPdf(true)
    const file = (type: string) => ({ blob: new Blob(['x'], { type }), fileName: 'proof' })
    const proof = {
      name: getApplicationProof.name,
      answer: async () => ({ ok: true, status: 200, data: [], file: file(types.shift() ?? '') }),
    }
    const { user, asked } = await openInbox([proof, ...answered])
    await user.keyboard('p')
    expect((await screen.findByRole('img', { name: 'Lichtbild' })).getAttribute('src')).toBe('blob:proof')
    expect(asked(getApplicationProof.name)).toEqual([
      { params: { proofGuid: waiting[0]?.proofs.find(({ isMissing }) => !isMissing)?.guid } },
    ])
    const look = screen.getByRole('button', { name: 'Lichtbild ansehen' })
    await user.click(look)
    expect(screen.queryByRole('img')).toBeNull()
    expect(given).toHaveBeenCalledWith('blob:proof')
    await user.click(look)
    expect((await screen.findByTitle('Lichtbild')).tagName).toBe('IFRAME')
    // Whether it is shown or not, it can be saved.
    expect(screen.getByRole('button', { name: /^Lichtbild speichern/ })).toBeTruthy()
    showPdf(false)
    await user.click(look)
    await user.click(look)
    expect(await screen.findByText(/lässt sich hier nicht anzeigen/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Lichtbild speichern/ })).toBeTruthy()
    expect(screen.queryByTitle('Lichtbild')).toBeNull()
    showPdf(true)
    await user.click(look)
    await user.click(look)
    expect(await screen.findByText(/lässt sich hier nicht anzeigen/)).toBeTruthy()
    expect(screen.queryByTitle('Lichtbild')).toBeNull()
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
    url.mockRestore()
    given.mockRestore()
  })

  it('show the photo for the card beside the proofs', async () => {
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
    const proof = {
      name: getApplicationProof.name,
      answer: async () => ({
        ok: true,
        status: 200,
        data: [],
        file: { blob: new Blob(['x'], { type: 'image/jpeg' }), fileName: 'photo.jpg' },
      }),
    }
    const pictured = waiting.map(one => ({ ...one, proofs: [], photoGuid: 'photo' }))
    const { user, asked } = await openInbox([proof, answering(getContractsOfOrganisation, () => pictured), ...answered])
    await user.click(screen.getByRole('button', { name: 'Foto ansehen' }))
    expect((await screen.findByRole('img', { name: 'Foto' })).getAttribute('src')).toBe('blob:photo')
    expect(asked(getApplicationProof.name)).toEqual([{ params: { proofGuid: 'photo' } }])
    url.mockRestore()
  })

  it('show an exemption that is asked for, which who pays answers beside the way', async () => {
    const weighed = aWeighed(waiting[0]?.guid ?? '', { exemption: 'SGB XII' })
    const priced = waiting.map(one => ({ ...one, priceInCent: 6300 }))
    const { user, asked } = await openInbox([
      answering(getContractsOfOrganisation, () => priced),
      answering(weighContracts, () => [weighed]),
      answering(sayWay, () => [{ ...weighed, isExemptionGranted: false, parentsInCent: 1400 }]),
      ...answered,
    ])
    expect(await screen.findByText('Befreiung beantragt: SGB XII')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Befreiung nicht gewähren' }))
    expect(await screen.findByText('Befreiung nicht gewährt: SGB XII')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Befreiung nicht gewähren' })).toBeNull()
    expect(asked(sayWay.name)).toMatchObject([{ body: { isExemptionGranted: false } }])
  })

  it('have their proofs in a file', async () => {
    const { user, asked } = await openInbox()
    await user.click(screen.getByRole('button', { name: 'Nachweise herunterladen' }))
    await waitFor(() => expect(asked(downloadProofs.name)).toEqual([{ params: { guid: waiting[0]?.guid } }]))
  })

  it('leave an empty place, or say why they could not be had', async () => {
    const device = portalDevice(['AcceptDecline'])
    const at = `/customerOrgApproveDecline/${SCHOOL_ID}`
    const { unmount } = await renderOffice({
      at,
      answers: [...device, answering(getContractsOfOrganisation, () => [])],
    })
    expect(await screen.findByText('Alles entschieden')).toBeTruthy()
    unmount()
    await renderOffice({ at, answers: [...portalDevice(['AcceptDecline']), refusing(getContractsOfOrganisation, 500)] })
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })
})
