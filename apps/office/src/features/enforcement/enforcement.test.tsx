import * as contract from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const id = '00000000-0000-4000-8000-000000000001'
const row: contract.StaffEnforcementRow = {
  id,
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  caseNumber: 'AB123',
  checkedOn: '2026-11-21T08:15:00.000Z',
  place: 'Linie 10',
  name: 'L•••',
  state: 'open',
  owes: 'fare',
  amountInCents: 6_000,
  currency: 'EUR',
  showUntil: '2026-11-28',
  payUntil: '2026-12-05',
}
const one: contract.StaffEnforcementCase = {
  ...row,
  isMasked: false,
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-01-31',
  fareInCents: 6_000,
  feeInCents: 700,
  enteredOn: '2026-11-21T09:00:00.000Z',
  enteredVia: 'staff',
  enteredBy: 'Kai Specht',
  shownOn: null,
  paidOn: null,
  orderId: null,
  withdrawnOn: null,
  withdrawnWhy: null,
}
const sees = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeEnforcement]
const enters = [...sees, RIGHTS.AllowedToEnterEnforcement]

type Answers = NonNullable<Parameters<typeof renderOffice>[0]['answers']>

async function openCases({ at = '/admin/fahrausweispruefung', rights = enters, answers = [] as Answers } = {}) {
  const office = await renderOffice({
    at,
    answers: [
      staffDevice(rights),
      ...answers,
      answering(contract.getStaffEnforcementCases, () => [row]),
      answering(contract.countStaffEnforcementCases, () => [{ count: 1, isExact: true }]),
      answering(contract.getStaffEnforcementCase, () => [one]),
    ],
  })
  const told = (call: { name: string }) =>
    office.sent.flatMap(({ call: name, input }) => (name === call.name ? [input] : []))
  return { ...office, told }
}

describe('checks without a pass', () => {
  it('are listed without names, those that are open first asked for', async () => {
    const { told } = await openCases()
    const listed = within(await screen.findByRole('row', { name: /AB123/ }))
    expect(listed.getByText('L•••')).toBeTruthy()
    expect(listed.getByText(/60,00.€ \(EBE\)/)).toBeTruthy()
    expect(await screen.findByText('1 Fall')).toBeTruthy()
    expect(told(contract.getStaffEnforcementCases)).toMatchObject([{ query: { state: 'open', page: 0 } }])
  })

  it('are read in full, once, and withdrawn with a reason', async () => {
    const withdrawn = { ...one, state: 'withdrawn' as const, withdrawnOn: row.checkedOn, withdrawnWhy: 'Irrtum' }
    const { told, user } = await openCases({
      at: `/admin/fahrausweispruefung?case=${id}`,
      answers: [answering(contract.withdrawStaffCase, () => [withdrawn])],
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Fall AB123' }))
    expect(dialog.getByText('Ada Lovelace')).toBeTruthy()
    expect(dialog.getByText(/Kai Specht/)).toBeTruthy()
    expect(told(contract.getStaffEnforcementCase)).toMatchObject([{ params: { caseId: id } }])
    await user.click(dialog.getByRole('button', { name: 'Zurückziehen' }))
    await waitFor(() => expect(dialog.getByLabelText('Grund').getAttribute('aria-invalid')).toBe('true'))
    await user.type(dialog.getByLabelText('Grund'), 'Irrtum')
    await user.click(dialog.getByRole('button', { name: 'Zurückziehen' }))
    expect(await screen.findByText('Der Fall ist zurückgezogen.')).toBeTruthy()
    expect(told(contract.withdrawStaffCase)).toMatchObject([{ params: { caseId: id }, body: { why: 'Irrtum' } }])
    expect(dialog.queryByRole('button', { name: 'Zurückziehen' })).toBeNull()
  })

  it('are entered by the clock of the region, and shown then', async () => {
    const { told, user } = await openCases({ answers: [answering(contract.enterStaffCase, () => [one])] })
    await user.click(await screen.findByRole('button', { name: 'Fall eingeben' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fall eingeben' }))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(dialog.getByLabelText('Nachname').getAttribute('aria-invalid')).toBe('true'))
    const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    type('Kontrolliert am', '2026-11-21T09:15')
    type('Wo', 'Linie 10')
    type('Vorname', 'Ada')
    type('Nachname', 'Lovelace')
    type('Geburtsdatum', '1990-01-31')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByRole('dialog', { name: 'Fall AB123' })).toBeTruthy()
    expect(told(contract.enterStaffCase)).toEqual([
      {
        query: {},
        body: {
          checkedOn: '2026-11-21T08:15:00.000Z',
          place: 'Linie 10',
          firstName: 'Ada',
          lastName: 'Lovelace',
          birthDate: '1990-01-31',
        },
      },
    ])
  })

  it('say at the field why one is refused', async () => {
    const taken = {
      field: 'caseNumber',
      message: 'Diese Fallnummer gibt es schon.',
      code: 891,
      key: 'error.caseNumberTaken',
    }
    const { user } = await openCases({
      at: '/admin/fahrausweispruefung?case=new',
      answers: [refusing(contract.enterStaffCase, 409, taken)],
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Fall eingeben' }))
    const type = (label: RegExp | string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    type('Kontrolliert am', '2026-11-21T09:15')
    type('Wo', 'Linie 10')
    type('Vorname', 'Ada')
    type('Nachname', 'Lovelace')
    type('Geburtsdatum', '1990-01-31')
    type(/^Fallnummer/, 'AB123')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await dialog.findByText('Diese Fallnummer gibt es schon.')).toBeTruthy()
  })

  it('are looked at only, without the right to enter them', async () => {
    await openCases({ rights: sees, at: `/admin/fahrausweispruefung?case=${id}` })
    const dialog = within(await screen.findByRole('dialog', { name: 'Fall AB123' }))
    expect(dialog.queryByRole('button', { name: 'Zurückziehen' })).toBeNull()
    expect(screen.queryByText('Fall eingeben')).toBeNull()
  })

  it('tell what tickets show by the day of their sale, of today and of another one', async () => {
    const words = answering(contract.getStaffCodeWords, ({ query }) => [
      {
        clientId: 'client',
        client: 'Verkehrsverbund Demo',
        soldOn: `${Object(query).soldOn ?? '2026-11-21'}`,
        word: Object(query).soldOn ? 'Amsel 31' : 'Falke 42',
      },
    ])
    const { told, user } = await openCases({ rights: sees, answers: [words] })
    await user.click(await screen.findByRole('button', { name: 'Wörter des Tages' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Wörter des Tages' }))
    expect(await dialog.findByRole('row', { name: /Sa\.?, 21\. November 2026 Falke 42/ })).toBeTruthy()
    fireEvent.change(dialog.getByLabelText(/Verkauft bis/), { target: { value: '2026-11-02' } })
    await user.click(dialog.getByRole('button', { name: 'Anzeigen' }))
    expect(await dialog.findByRole('row', { name: /2\. November 2026 Amsel 31/ })).toBeTruthy()
    expect(told(contract.getStaffCodeWords)).toMatchObject([{ query: {} }, { query: { soldOn: '2026-11-02' } }])
  })
})
