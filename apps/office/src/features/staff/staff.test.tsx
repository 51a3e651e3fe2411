import {
  type Call,
  getStaffAccess,
  getStaffClients,
  getStaffMembers,
  getStaffRoles,
  inviteStaffMember,
  type StaffMember,
  setStaffRights,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { USER_ID } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { rightsOfRole } from './roles-held.ts'

const HOLDS: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToManageStaff, RIGHTS.AllowedToSeeOrders]
const { AllowedToUseAdminPanel: PANEL, AllowedToSeeOrders: ORDERS } = RIGHTS

const grace: StaffMember = {
  userId: '00000000-0000-4000-8000-000000000001',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  username: 'ghopper',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@company.example',
  state: 'active',
  rights: [...rightsOfRole('information')],
  hasSecondFactor: false,
  lastSeenOn: null,
}
const access = answering(getStaffAccess, () => [
  { right: PANEL, roles: ['information'], lastUsedOn: '2026-11-20T08:00:00.000Z' },
  { right: ORDERS, roles: ['information'], lastUsedOn: null },
])
const saved = answering(setStaffRights, () => [{ userId: grace.userId, rights: [PANEL] }])
const done = { name: inviteStaffMember.name, answer: async () => ({ ok: true, status: 200, data: [] }) }

async function openStaff({ at = '/admin/beschaeftigte', member = grace, rights = HOLDS, told = saved } = {}) {
  const clients = answering(getStaffClients, () => [])
  const list = answering(getStaffMembers, () => [member])
  const roles = answering(getStaffRoles, () => [{ name: 'Fundbüro', rights: [ORDERS, RIGHTS.AllowedToCancelOrders] }])
  const office = await renderOffice({ at, answers: [staffDevice(rights), clients, list, roles, access, told, done] })
  const bodies = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input.body] : []))
  return { ...office, bodies }
}
const ofGrace = `/admin/beschaeftigte?member=${grace.userId}`

describe('the people of the company', () => {
  it('are listed with their roles, and whether they show a second factor', async () => {
    await openStaff()
    const row = within(await screen.findByRole('row', { name: /Grace Hopper/ }))
    expect(row.getByText('Auskunft, 3 Rechte')).toBeTruthy()
    expect(row.getByText('Nein')).toBeTruthy()
    expect(row.getByText('noch nie')).toBeTruthy()
  })

  it('have rights that say what they are for and when they were used, and are given others', async () => {
    const office = await openStaff({ at: ofGrace })
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechte von Grace Hopper' }))
    expect(await dialog.findByText('Auskunft · benutzt: 20.11.2026, 09:00')).toBeTruthy()
    expect(dialog.getByText('Auskunft · benutzt: noch nie vermerkt')).toBeTruthy()
    await office.user.click(dialog.getByRole('checkbox', { name: 'Bestellungen sehen' }))
    await office.user.click(dialog.getByRole('button', { name: 'Rechte speichern' }))
    expect(await screen.findByText('Die Rechte von Grace Hopper sind gespeichert.')).toBeTruthy()
    const rights = grace.rights.filter(right => right !== ORDERS)
    expect(office.bodies(setStaffRights)).toEqual([{ rights, expected: grace.rights }])
  })

  it('get no right that the reader does not hold, and nobody changes their own', async () => {
    const { unmount } = await openStaff({ at: ofGrace })
    expect(await screen.findByRole('checkbox', { name: 'Bestellungen stornieren' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('checkbox', { name: 'Bestellungen sehen' })).toHaveProperty('disabled', false)
    unmount()
    await openStaff({ at: `/admin/beschaeftigte?member=${USER_ID}`, member: { ...grace, userId: USER_ID } })
    expect(await screen.findByRole('checkbox', { name: 'Bestellungen sehen' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Rechte speichern' })).toBeNull()
  })

  it('keep what was chosen where somebody else was faster, and the next press replaces what they chose', async () => {
    const why = { field: 'expected', message: 'Inzwischen geändert.', code: 903, key: 'error.changedMeanwhile' }
    const office = await openStaff({ at: ofGrace, told: refusing(setStaffRights, 409, why) })
    await office.user.click(await screen.findByRole('checkbox', { name: 'Bestellungen sehen' }))
    await office.user.click(screen.getByRole('button', { name: 'Rechte speichern' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Bestellungen sehen' })).toHaveProperty('checked', false)
    await office.user.click(screen.getByRole('button', { name: 'Rechte speichern' }))
    await waitFor(() => expect(office.bodies(setStaffRights)).toHaveLength(2))
    expect(office.bodies(setStaffRights).at(-1)).toMatchObject({ expected: [PANEL, ORDERS] })
  })

  it('are given a role that the company has defined, as far as who gives it holds its rights', async () => {
    const office = await openStaff({ at: ofGrace, member: { ...grace, rights: [PANEL] } })
    const field = await screen.findByLabelText('Rechte einer Rolle hinzufügen')
    await screen.findByRole('option', { name: 'Fundbüro' })
    await office.user.selectOptions(field, 'Fundbüro')
    expect(screen.getByRole('checkbox', { name: 'Bestellungen sehen' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: 'Bestellungen stornieren' })).toHaveProperty('checked', false)
    await office.user.click(screen.getByRole('button', { name: 'Rechte speichern' }))
    await waitFor(() => expect(office.bodies(setStaffRights)).toMatchObject([{ rights: [PANEL, ORDERS] }]))
  })

  it('are listed with a role of the company’s own where they hold all of it', async () => {
    await openStaff({ member: { ...grace, rights: [PANEL, ORDERS, RIGHTS.AllowedToCancelOrders] } })
    const row = within(await screen.findByRole('row', { name: /Grace Hopper/ }))
    expect(await row.findByText('Fundbüro, 3 Rechte')).toBeTruthy()
  })

  it('are invited with no right that who invites them does not hold', async () => {
    await openStaff({ at: '/admin/beschaeftigte?member=new' })
    const held = await screen.findByRole('checkbox', { name: 'Bestellungen sehen' })
    expect(held).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: 'Konten sehen' })).toHaveProperty('checked', false)
  })

  it('are invited with the rights of a role', async () => {
    const office = await openStaff({ at: '/admin/beschaeftigte?member=new', rights: [RIGHTS.IsAdministrator] })
    const form = within(await screen.findByRole('dialog', { name: 'Einladen' }))
    await office.user.click(form.getByRole('button', { name: 'Einladung senden' }))
    expect(office.bodies(inviteStaffMember)).toEqual([])
    await office.user.type(form.getByLabelText('Vorname'), 'Ada')
    await office.user.type(form.getByLabelText('Nachname'), 'Lovelace')
    await office.user.type(form.getByLabelText('Benutzername'), 'alovelace')
    await office.user.type(form.getByLabelText('E-Mail'), 'ada@company.example')
    await office.user.selectOptions(form.getByLabelText('Rechte einer Rolle hinzufügen'), 'Redaktion')
    await office.user.click(form.getByRole('button', { name: 'Einladung senden' }))
    expect(await screen.findByText('Die Einladung geht an ada@company.example.')).toBeTruthy()
    expect(office.bodies(inviteStaffMember)).toMatchObject([{ username: 'alovelace', language: 'de' }])
    const [body] = office.bodies(inviteStaffMember)
    for (const right of rightsOfRole('editing')) expect(body).toHaveProperty('rights', expect.arrayContaining([right]))
  })
})
