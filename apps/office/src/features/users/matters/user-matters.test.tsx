import {
  confirmBaseData,
  getStaffContractsOfUser,
  getStaffDebtsOfUser,
  getStaffOrdersOfUser,
  getStaffSubmissionsOfUser,
  getStaffSuspicionsOfUser,
  handOutStaffUserData,
  type StaffContract,
  type StaffOrder,
  type StaffSubmission,
} from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOffice } from '../../../../test/render-office.tsx'
import { staffDevice } from '../../../../test/staff-device.ts'
import { aListedUser, listedUsers, seenUser } from '../users.fixture.ts'

const LOOKS: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeUsers]
const ALL: number[] = [
  ...LOOKS,
  RIGHTS.AllowedToSeeOrders,
  RIGHTS.AllowedToSeeContracts,
  RIGHTS.AllowedToSeeBilling,
  RIGHTS.AllowedToSeeSubmissions,
]

const aListedOrder: StaffOrder = {
  orderId: '00000000-0000-4000-8000-000000000011',
  orderNumber: 'B-1',
  date: '2026-11-22T10:15:00.000Z',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  state: 'completed',
  troubles: [],
  email: 'a•••@example.org',
  isMasked: true,
  paymentMethod: 'Karte',
  paymentType: 'card',
  amountInCent: 620,
  currency: 'EUR',
  userId: aListedUser.userId,
  invoiceNumber: null,
  paidOn: null,
  ticketNames: ['Einzelticket'],
  tags: [],
}
const aListedContract: StaffContract = {
  guid: 'c-1',
  contractNumber: 'V-4711',
  list: 'running',
  state: 'Granted',
  life: 'running',
  subscriptionName: 'Deutschlandticket',
  customerNumber: 'K-1',
  subscriber: 'A•••',
  holder: 'A•••',
  validFrom: '2026-12-01',
  validUntil: null,
  endReason: null,
  submittedOn: '2026-11-22T10:15:00.000Z',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  isMasked: true,
  troubles: [],
}
const aSubmission: StaffSubmission = {
  guid: 's-1',
  kind: 'feedback',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  receivedOn: '2026-11-22T10:15:00.000Z',
  about: 'Fahrplan',
  name: 'A•••',
  email: 'a•••@example.org',
  isMasked: true,
  assignedTo: null,
  assignedId: null,
  isMine: false,
  doneOn: null,
  doneBy: null,
  outcome: null,
}
const debt = { contractGuid: 'c-1', contractNumber: 'V-4711', customerNumber: 'K-1', cents: 6_300 }
const suspicion = { contractGuid: 'c-1', number: 'V-4711', level: 'high' as const, points: 80 }

const matters = [
  answering(getStaffOrdersOfUser, () => [aListedOrder]),
  answering(getStaffContractsOfUser, () => [aListedContract]),
  answering(getStaffDebtsOfUser, () => [{ ...debt, dueSince: '2026-11-01', dunning: 'reminded' as const }]),
  answering(getStaffSuspicionsOfUser, () => [
    { ...suspicion, assessedOn: '2026-11-22T10:15:00.000Z', state: 'open' as const, isWaiting: true },
  ]),
  answering(getStaffSubmissionsOfUser, () => [aSubmission]),
]

async function openAda({ rights = ALL, seen = seenUser(), answers = matters } = {}) {
  const at = `/admin/benutzer?user=${aListedUser.userId}`
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...listedUsers(seen), ...answers] })
  const dialog = within(await screen.findByRole('dialog', { name: 'Konto von Ada L•••' }))
  return { ...office, dialog }
}

it('a person’s page leads to their orders, contracts, claims, suspicions and submissions', async () => {
  const { dialog, user, location } = await openAda()
  expect(await dialog.findByRole('heading', { name: 'Bestellungen' })).toBeTruthy()
  expect(await dialog.findByText(/fällig seit 1\.11\.2026|fällig seit 01\.11\.2026/)).toBeTruthy()
  expect(dialog.getByText(/Risiko hoch, 80 Punkte/)).toBeTruthy()
  expect(dialog.getAllByRole('link', { name: 'V-4711' })).toHaveLength(3)
  const sent = dialog.getByRole('link', { name: 'Rückmeldung' })
  expect(sent.getAttribute('href')).toContain('submission=s-1')
  await user.click(dialog.getByRole('link', { name: aListedOrder.orderNumber }))
  expect(location()?.search).toBe(`?order=${aListedOrder.orderId}`)
})

it('of a person is asked for what the reader has a right to see, and of colleagues nothing', async () => {
  const { sent } = await openAda({ rights: [...LOOKS, RIGHTS.AllowedToSeeOrders] })
  await screen.findByRole('link', { name: aListedOrder.orderNumber })
  const asked = (name: string) => sent.some(({ call }) => call === name)
  expect(asked(getStaffOrdersOfUser.name)).toBe(true)
  for (const { name } of [getStaffContractsOfUser, getStaffDebtsOfUser, getStaffSubmissionsOfUser])
    expect(asked(name), name).toBe(false)
})

it('nothing is asked for of somebody of the company', async () => {
  const { sent } = await openAda({ seen: seenUser({ userType: USER_TYPE.HGS }) })
  expect(sent.some(({ call }) => call === getStaffOrdersOfUser.name)).toBe(false)
})

it('that there is none of something is said, older ones are shown on demand, and what failed can be asked for again', async () => {
  const many = Array.from({ length: 10 }, (_, place) => ({ ...aListedOrder, orderId: `o-${place}` }))
  const refused = { field: '', message: 'Nein.', code: 1, key: 'error.unknown' }
  const { dialog, user, sent } = await openAda({
    answers: [
      answering(getStaffOrdersOfUser, () => many),
      answering(getStaffContractsOfUser, () => []),
      refusing(getStaffDebtsOfUser, 500, refused),
      answering(getStaffSuspicionsOfUser, () => []),
      answering(getStaffSubmissionsOfUser, () => []),
    ],
  })
  await waitFor(() => expect(dialog.getAllByText('Nichts vorhanden.')).toHaveLength(3))
  expect(await dialog.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ältere zeigen: Bestellungen' }))
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === getStaffOrdersOfUser.name).at(-1)?.input).toMatchObject({
      query: { page: 0, pageSize: 100 },
    }),
  )
})

it('base data are confirmed on the person’s page as they were seen, and rejected again', async () => {
  const answer = answering(confirmBaseData, () => [])
  const { user, sent } = await openAda({
    rights: [...LOOKS, RIGHTS.AllowedToConfirmUser],
    seen: seenUser({ confirmed: false }),
    answers: [answer],
  })
  await user.click(await screen.findByRole('button', { name: 'Stammdaten bestätigen' }))
  expect(await screen.findByText('Die Stammdaten von Ada L••• sind bestätigt.')).toBeTruthy()
  expect(sent.find(({ call }) => call === confirmBaseData.name)?.input).toMatchObject({
    params: { userId: aListedUser.userId },
    body: { expected: false },
  })
})

it.each([
  ['whoever may not', LOOKS, seenUser()],
  ['a disabled account', [...LOOKS, RIGHTS.AllowedToConfirmUser], seenUser({ state: 'disabled' })],
  ['staff', [...LOOKS, RIGHTS.AllowedToConfirmUser], seenUser({ userType: USER_TYPE.HGS })],
])('no base data are confirmed by or of %s', async (_, rights, seen) => {
  const { dialog } = await openAda({ rights, seen, answers: [] })
  expect(dialog.queryByRole('button', { name: /Stammdaten/ })).toBeNull()
})

it('a copy of a person’s data goes to the downloads of who may hand it out', async () => {
  const { dialog, user, sent } = await openAda({
    rights: [...LOOKS, RIGHTS.AllowedToSeePersonalDetails, RIGHTS.AllowedToExportPersonalData],
    answers: [
      {
        name: handOutStaffUserData.name,
        answer: async () => ({ ok: true, status: 200, data: [], file: { fileName: 'account.json', blob: new Blob() } }),
      },
    ],
  })
  await user.click(dialog.getByRole('button', { name: 'Auskunft über Daten' }))
  await waitFor(() =>
    expect(sent.find(({ call }) => call === handOutStaffUserData.name)?.input).toMatchObject({
      params: { userId: aListedUser.userId },
    }),
  )
})

it('no copy of data is offered without the right to export personal data', async () => {
  const { dialog } = await openAda({ rights: [...LOOKS, RIGHTS.AllowedToSeePersonalDetails], answers: [] })
  expect(dialog.queryByRole('button', { name: 'Auskunft über Daten' })).toBeNull()
})
