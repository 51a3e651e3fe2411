import {
  type AskedAmount,
  countStaffContracts,
  decideStaffApplication,
  decideStaffChangeRequest,
  examineStaffProof,
  getStaffContract,
  getStaffProofFile,
  parkStaffContract,
  saySecretStaffAddress,
  searchStaffContracts,
  sendStaffContractLink,
  unparkStaffContract,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { aListedContract, aSeenContract } from './contracts.fixture.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts]

const CONTRACTS = [
  aListedContract(4711, { troubles: ['parked'] }),
  aListedContract(4712, { life: null, state: 'TransporterExamination', validFrom: null }),
]

const listed = [
  answering(searchStaffContracts, () => CONTRACTS),
  answering(countStaffContracts, () => [{ count: 2, isExact: true }]),
  answering(getStaffContract, () => [aSeenContract]),
]

async function openContracts({ at = '/admin/vertraege', rights = SEES, given = listed } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...given] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

describe('the list of contracts', () => {
  it('says where each stands, and what somebody has to see to', async () => {
    const { asked } = await openContracts()
    const parked = within(await screen.findByRole('row', { name: /^V-4711/ }))
    expect(parked.getByText('läuft')).toBeTruthy()
    expect(parked.getByText('zurückgestellt')).toBeTruthy()
    const applied = within(screen.getByRole('row', { name: /^V-4712/ }))
    expect(applied.getByText('Prüfung beim Betreiber')).toBeTruthy()
    expect(await screen.findByText('2 Verträge')).toBeTruthy()
    expect(asked(searchStaffContracts.name)[0]?.query).toEqual({ page: 0, pageSize: 1_000 })
  })

  it('asks for what its address says, and says in its address what was chosen', async () => {
    const { asked, user, location } = await openContracts({ at: '/admin/vertraege?states=Rejected&search=Love&page=2' })
    await screen.findByRole('row', { name: /^V-4711/ })
    const query = { search: 'Love', states: ['Rejected'], page: 1, pageSize: 1_000 }
    expect(asked(searchStaffContracts.name)[0]?.query).toEqual(query)
    expect(asked(countStaffContracts.name)[0]?.query).toEqual({ search: 'Love', states: ['Rejected'] })
    await user.selectOptions(screen.getByLabelText('Zu tun'), 'Antrag offen')
    await waitFor(() => expect(new URLSearchParams(location()?.search).get('trouble')).toBe('undecided'))
    await waitFor(() => expect(asked(searchStaffContracts.name).at(-1)?.query).toMatchObject({ trouble: 'undecided' }))
  })

  it('is put in order by the server, with the columns that were chosen', async () => {
    const { user, asked, location } = await openContracts({ at: '/admin/vertraege?columns=submittedOn.state' })
    await user.click(await screen.findByRole('button', { name: 'Beantragt' }))
    await waitFor(() => expect(asked(searchStaffContracts.name).at(-1)?.query).toMatchObject({ sort: 'submittedOn' }))
    expect(location()?.search).toBe('?columns=submittedOn.state&sort=submittedOn')
    expect(screen.queryByRole('columnheader', { name: 'Abo' })).toBeNull()
  })

  it('is not there without the right to it', async () => {
    const { asked } = await openContracts({ rights: [RIGHTS.AllowedToUseAdminPanel] })
    await screen.findByRole('heading', { level: 1 })
    expect(asked(searchStaffContracts.name)).toEqual([])
  })

  it('says why it could not be had, and is tried again', async () => {
    const { user, asked } = await openContracts({ given: [refusing(searchStaffContracts, 500), ...listed.slice(1)] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked(searchStaffContracts.name)).toHaveLength(2))
  })
})

describe('a contract', () => {
  it('is shown with all that belongs to it, by an address of its own', async () => {
    const { user, location } = await openContracts()
    await user.click(await screen.findByRole('link', { name: 'V-4711' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vertrag V-4711' }))
    for (const text of [
      'Der Preis ist nicht bekannt.',
      'Namen sind verborgen.',
      'ganz Deutschland',
      'Chipkarte B-1',
      'unbefristet',
      'Pause im Februar',
      'Name nicht bekannt',
      'Schulbescheinigung',
      'fehlt bis 15.12.2026',
      'Karte neu bestellt',
      'Der Vertrag beginnt.',
    ])
      expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getByText(/B\. Rede · kam nicht an/)).toBeTruthy()
    expect(dialog.getByText('126,00 €')).toBeTruthy()
    expect(location()?.search).toBe(`?contract=${aSeenContract.guid}`)
    await user.click(dialog.getAllByRole('button', { name: 'Schließen' })[0] ?? expect.unreachable())
    await waitFor(() => expect(location()?.search).toBe(''))
  })
})

describe('who pays for a contract, and how', () => {
  const COUNTY = { name: 'Landkreis Nord', guid: '00000000-0000-4000-8000-000000000077' }
  const [payer] = aSeenContract.payers
  const [debit] = aSeenContract.debits
  if (!payer || !debit) throw new Error('there is nobody who pays')
  const ofCounty: AskedAmount = { ...debit, way: 'invoice', payer: COUNTY.name, organisationGuid: COUNTY.guid }
  const made = { guid: '00000000-0000-4000-8000-000000000088', number: 'R2026-000017', state: 'overdue' as const }
  const pupils = {
    ...aSeenContract,
    payers: [{ ...payer, name: COUNTY.name, organisationGuid: COUNTY.guid, method: 'Rechnung' }],
    debits: [{ ...ofCounty, on: '2026-12-02', isBooked: true, invoice: made }, ofCounty],
  }
  const open = async (rights: number[], seen = pupils) => {
    await openContracts({
      at: `/admin/vertraege?contract=${seen.guid}`,
      rights,
      given: [answering(getStaffContract, () => [seen]), ...listed.slice(0, 2)],
    })
    return within(await screen.findByRole('dialog', { name: 'Vertrag V-4711' }))
  }

  it('is an organisation by its name and what it is invoiced, with the ways there', async () => {
    const dialog = await open([...SEES, RIGHTS.AllowedToEditOrganisations, RIGHTS.AllowedToSeeBilling])
    const toCounty = await dialog.findByRole('link', { name: COUNTY.name })
    expect(toCounty.getAttribute('href')).toBe(`/admin/einrichtungen?organisation=${COUNTY.guid}`)
    const toInvoice = dialog.getByRole('link', { name: 'Rechnung R2026-000017' })
    expect(toInvoice.getAttribute('href')).toBe(`/admin/rechnungen/${made.guid}`)
    expect(dialog.getByText(/^Landkreis Nord · überfällig, war zu zahlen bis 02\.12\.2026/)).toBeTruthy()
    expect(dialog.getByText('Rechnung am 04.01.2027')).toBeTruthy()
    expect(dialog.queryByText(/Abbuchung/)).toBeNull()
  })

  it('leads nowhere who may not see organisations and invoices', async () => {
    const dialog = await open(SEES)
    expect(await dialog.findByText(COUNTY.name)).toBeTruthy()
    expect(dialog.getByText('Rechnung R2026-000017')).toBeTruthy()
    expect(dialog.queryByRole('link')).toBeNull()
  })

  it.each([
    ['debit', 6_300, 'Abbuchung am 04.01.2027'],
    ['payroll', 6_300, 'Einbehalt vom Lohn, Rechnung an den Arbeitgeber am 04.01.2027'],
    ['none', 6_300, 'Fällig am 04.01.2027, wird zurzeit nicht abgebucht'],
    ['invoice', -6_300, 'Gutschrift am 04.01.2027'],
  ] as const)('by %s is said in words', async (way, amountInCent, words) => {
    const dialog = await open(SEES, { ...pupils, debits: [{ ...ofCounty, way, amountInCent }] })
    expect(await dialog.findByText(words)).toBeTruthy()
  })
})

describe('what waits at a contract', () => {
  const ACTS = [...SEES, RIGHTS.AllowedToActOnContracts]
  const undecided = {
    ...aSeenContract,
    listChangeRequests: aSeenContract.listChangeRequests.map(request => ({ ...request, decidedOn: null })),
  }
  const after = { ...aSeenContract, parked: null, validUntil: '2027-03-31' }
  const given = [
    ...listed.slice(0, 2),
    answering(getStaffContract, () => [undecided]),
    answering(unparkStaffContract, () => [after]),
    answering(decideStaffChangeRequest, () => [after]),
  ]
  const at = `/admin/vertraege?contract=${aSeenContract.guid}`

  it('goes on, with what would be debited said before and a reason', async () => {
    const { user, asked } = await openContracts({ at, rights: ACTS, given })
    await user.click(await screen.findByRole('button', { name: 'Weiterlaufen lassen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vertrag weiterlaufen lassen' }))
    expect(await dialog.findByText('Der letzte Tag ist dann der 31.03.2027.')).toBeTruthy()
    expect(dialog.getByText('126,00 €')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Weiterlaufen lassen' }))
    expect(await dialog.findByText('Bitte sagen Sie, warum.')).toBeTruthy()
    expect(asked(unparkStaffContract.name).map(({ query }) => query)).toEqual([{ dryRun: true }])
    await user.type(dialog.getByLabelText('Grund'), 'Preis eingetragen')
    await user.click(dialog.getByRole('button', { name: 'Weiterlaufen lassen' }))
    expect(await screen.findByText('Der Vertrag läuft weiter.')).toBeTruthy()
    expect(asked(unparkStaffContract.name).at(-1)).toMatchObject({ query: {}, body: { reason: 'Preis eingetragen' } })
    expect(asked(getStaffContract.name)).toHaveLength(2)
  })

  it('is accepted or rejected, and may wait for a second person', async () => {
    const waits = { id: 'x', endsOn: '2026-11-30T10:00:00.000Z', hash: 'h' }
    const decided = answering(decideStaffChangeRequest, () => [after])
    const asks = {
      name: decided.name,
      answer: (input: Parameters<typeof decided.answer>[0]) =>
        input.query && 'dryRun' in input.query
          ? decided.answer(input)
          : waiting(decideStaffChangeRequest, waits).answer(input),
    }
    const { user, asked } = await openContracts({ at, rights: ACTS, given: [asks, ...given] })
    await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Änderungswunsch ablehnen' }))
    await user.type(dialog.getByLabelText('Was der Kunde dazu liest'), 'Geht nicht')
    await user.click(await dialog.findByRole('button', { name: 'Ablehnen' }))
    expect(await screen.findByText(/wartet auf eine zweite Person/)).toBeTruthy()
    expect(asked(decideStaffChangeRequest.name).at(-1)).toMatchObject({
      params: { changeRequestGuid: 'r1' },
      body: { verdict: 'rejected', reason: 'Geht nicht' },
    })
  })

  it('is not to be done where it cannot be, nor by whoever has no right to it', async () => {
    const error = { key: 'error.notParked', message: 'Dieser Vertrag ist nicht zurückgestellt.', field: '', code: 0 }
    const refused = refusing(unparkStaffContract, 409, error)
    const { user } = await openContracts({ at, rights: ACTS, given: [refused, ...given] })
    await user.click(await screen.findByRole('button', { name: 'Weiterlaufen lassen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vertrag weiterlaufen lassen' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Weiterlaufen lassen' })).toBeNull()
    cleanDevice()
    document.body.replaceChildren()
    await openContracts({ at, given })
    expect(await screen.findByText('ganz Deutschland')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Weiterlaufen lassen' })).toBeNull()
  })

  it('is an application that is accepted or rejected, and a contract that is set aside', async () => {
    const applied = { ...aSeenContract, life: null, parked: null, state: 'TransporterExamination' as const }
    const granted = { ...after, state: 'Granted' as const }
    let isGranted = false
    const answers = [
      answering(decideStaffApplication, ({ query }) => {
        isGranted ||= !(query && 'dryRun' in query)
        return [granted]
      }),
      answering(parkStaffContract, () => [{ ...granted, parked: 'byHand' as const }]),
      answering(getStaffContract, () => [isGranted ? granted : applied]),
    ]
    const { user, asked } = await openContracts({ at, rights: ACTS, given: [...answers, ...given] })
    expect(await screen.findByText('Der Antrag wartet auf eine Entscheidung.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Annehmen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Antrag annehmen' }))
    expect(await dialog.findByText('126,00 €')).toBeTruthy()
    await user.type(dialog.getByLabelText('Grund'), 'Bonität von Hand geprüft')
    await user.click(dialog.getByRole('button', { name: 'Annehmen' }))
    expect(await screen.findByText('Der Antrag ist angenommen.')).toBeTruthy()
    const body = { verdict: 'accepted', reason: 'Bonität von Hand geprüft' }
    expect(asked(decideStaffApplication.name).at(-1)).toMatchObject({ query: {}, body })
    await user.click(await screen.findByRole('button', { name: 'Zurückstellen' }))
    const aside = within(await screen.findByRole('dialog', { name: 'Vertrag zurückstellen' }))
    await user.type(aside.getByLabelText('Grund'), 'Verdacht')
    await user.click(await aside.findByRole('button', { name: 'Zurückstellen' }))
    expect(await screen.findByText('Der Vertrag ist zurückgestellt.')).toBeTruthy()
    expect(screen.queryByText('Der Antrag wartet auf eine Entscheidung.')).toBeNull()
  })

  it('is a proof that holds or does not, whose file only those open who see personal details', async () => {
    const [proof] = aSeenContract.proofs
    const proofs = proof ? [{ ...proof, isMissing: false, isBeingExamined: true }] : []
    const answers = [
      answering(getStaffContract, () => [{ ...aSeenContract, proofs }]),
      answering(examineStaffProof, () => [after]),
      refusing(getStaffProofFile, 404),
    ]
    const rights = [...ACTS, RIGHTS.AllowedToSeePersonalDetails]
    const { user, asked } = await openContracts({ at, rights, given: [...answers, ...given] })
    await user.click(await screen.findByRole('button', { name: 'Datei herunterladen' }))
    expect(asked(getStaffProofFile.name)).toMatchObject([{ params: { proofGuid: 'p1' } }])
    await user.click(screen.getByRole('button', { name: 'Gilt nicht' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachweis zurückweisen' }))
    await user.type(dialog.getByLabelText('Grund'), 'unleserlich')
    await user.click(await dialog.findByRole('button', { name: 'Zurückweisen' }))
    expect(await screen.findByText(/ein neuer ist angefordert/)).toBeTruthy()
    expect(asked(examineStaffProof.name).at(-1)).toMatchObject({ body: { verdict: 'rejected' } })
    cleanDevice()
    document.body.replaceChildren()
    await openContracts({ at, rights: ACTS, given: [...answers, ...given] })
    expect(await screen.findByRole('button', { name: 'Gilt' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Datei herunterladen' })).toBeNull()
  })
})

describe('a secret address', () => {
  const DECIDES = [...SEES, RIGHTS.AllowedToActOnContracts, RIGHTS.AllowedToSeePersonalDetails]
  const secret = { ...aSeenContract, isAddressSecret: true }

  it('is said, and taken back with a reason once it was said what that means', async () => {
    const { asked, user } = await openContracts({
      at: `/admin/vertraege?contract=${aSeenContract.guid}`,
      rights: DECIDES,
      given: [
        answering(saySecretStaffAddress, () => [aSeenContract]),
        answering(getStaffContract, () => [secret]),
        ...listed.slice(0, 2),
      ],
    })
    expect(await screen.findByText('Auskunftssperre: wird niemandem genannt')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Auskunftssperre zurücknehmen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Auskunftssperre zurücknehmen' }))
    expect(await dialog.findByText(/Das kann sie gefährden/)).toBeTruthy()
    await user.type(dialog.getByLabelText('Grund'), 'Schreiben vom 20.11.')
    await user.click(await dialog.findByRole('button', { name: 'Sperre zurücknehmen' }))
    await waitFor(() =>
      expect(asked(saySecretStaffAddress.name).at(-1)).toMatchObject({
        query: {},
        body: { isSecret: false, reason: 'Schreiben vom 20.11.' },
      }),
    )
    expect(await screen.findByText('Die Auskunftssperre ist zurückgenommen.')).toBeTruthy()
  })

  it('is taken back by nobody who may not see personal details', async () => {
    await openContracts({
      at: `/admin/vertraege?contract=${aSeenContract.guid}`,
      rights: [...SEES, RIGHTS.AllowedToActOnContracts],
      given: [answering(getStaffContract, () => [secret]), ...listed.slice(0, 2)],
    })
    expect(await screen.findByText('Auskunftssperre: wird niemandem genannt')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Auskunftssperre zurücknehmen' })).toBeNull()
  })
})

describe('a link to who concluded a contract', () => {
  const openOne = (contract: typeof aSeenContract) =>
    openContracts({
      at: `/admin/vertraege?contract=${aSeenContract.guid}`,
      rights: [...SEES, RIGHTS.AllowedToActOnContracts],
      given: [
        answering(sendStaffContractLink, () => [contract]),
        answering(getStaffContract, () => [contract]),
        ...listed.slice(0, 2),
      ],
    })

  it.each([
    ['Fälliges mitteilen', 'seeDue', 'Mitteilen, was als Nächstes fällig ist'],
    ['Ticket noch einmal schicken', 'showPass', 'Ticket noch einmal schicken'],
    ['E-Mail-Adresse bestätigen lassen', 'confirmAddress', 'Um Bestätigung der E-Mail-Adresse bitten'],
  ])('is sent: %s', async (name, act, title) => {
    const { asked, user } = await openOne({ ...aSeenContract, isAddressUnconfirmed: true })
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await user.type(dialog.getByLabelText('Grund'), 'Anruf')
    await user.click(await dialog.findByRole('button', { name: 'Link schicken' }))
    await waitFor(() => expect(asked(sendStaffContractLink.name).at(-1)).toMatchObject({ query: {}, body: { act } }))
    expect(await screen.findByText(/^Der Link ist unterwegs/)).toBeTruthy()
  })

  it('asks nobody to confirm an address where none waits for it', async () => {
    await openOne(aSeenContract)
    expect(await screen.findByRole('button', { name: 'Fälliges mitteilen' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'E-Mail-Adresse bestätigen lassen' })).toBeNull()
  })
})
