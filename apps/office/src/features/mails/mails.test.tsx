import { getStaffClients, getStaffMail, resendStaffOrder, type StaffMail, searchStaffMails } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeMails]
const RESENDS: number[] = [...SEES, RIGHTS.AllowedToSeeOrders, RIGHTS.AllowedToResendMails]

const ofOrder: StaffMail = {
  guid: '00000000-0000-4000-8000-000000000001',
  kind: 'order',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  email: 'a•••@example.org',
  isMasked: true,
  subject: 'Ihre Tickets',
  state: 'failed',
  tries: 2,
  lastOn: '2026-11-22T10:15:00.000Z',
  orderId: '00000000-0000-4000-8000-000000004711',
  orderNumber: 'VLT-4711',
}
const ofAccount: StaffMail = {
  ...ofOrder,
  guid: '00000000-0000-4000-8000-000000000002',
  kind: 'account',
  subject: 'Ihr neues Passwort',
  state: 'sent',
  orderId: null,
  orderNumber: null,
}
const shown: StaffMail = { ...ofOrder, email: 'ada@example.org', isMasked: false }

const answers = [
  answering(searchStaffMails, () => [ofOrder, ofAccount]),
  answering(getStaffMail, () => [shown]),
  answering(resendStaffOrder, () => []),
  answering(getStaffClients, () => []),
]

async function openMails({ at = '/admin/postausgang', rights = RESENDS, given = answers } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...given] })
  const asked = () => office.sent.flatMap(({ call, input }) => (call === searchStaffMails.name ? [input.query] : []))
  return { ...office, asked }
}

describe('the list of mails', () => {
  it('shows what went out, how it went, and hides to whom', async () => {
    const { asked } = await openMails()
    const row = within(await screen.findByRole('row', { name: /^Ihre Tickets/ }))
    expect(row.getByText('nicht gesendet')).toBeTruthy()
    expect(row.getByText('VLT-4711')).toBeTruthy()
    expect(row.getByText('a•••@example.org')).toBeTruthy()
    expect(await screen.findByText('2 E-Mails')).toBeTruthy()
    expect(asked()).toEqual([{ page: 0, pageSize: 1_000 }])
  })

  it('asks for what its address says, both days included', async () => {
    const at =
      '/admin/postausgang?search=ada&subject=Ticket&kinds=order.refund&states=failed&from=2026-11-21&to=2026-11-22&page=2'
    const { asked, user, location } = await openMails({ at })
    await screen.findByRole('row', { name: /^Ihre Tickets/ })
    expect(asked()[0]).toEqual({
      search: 'ada',
      subject: 'Ticket',
      kinds: ['order', 'refund'],
      states: ['failed'],
      from: '2026-11-20T23:00:00.000Z',
      before: '2026-11-22T23:00:00.000Z',
      page: 1,
      pageSize: 1_000,
    })
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(location()?.search).toBe(''))
  })

  it('shows the recipient once, and sends the mail of an order again', async () => {
    const { user, sent, asked, location } = await openMails()
    await user.click(await screen.findByRole('link', { name: 'Ihre Tickets' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('ada@example.org')).toBeTruthy()
    expect(dialog.getByText(/wird von selbst wieder versucht/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Noch einmal senden' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const told = sent.filter(({ call }) => call === resendStaffOrder.name)
    expect(told.map(({ input }) => input.params)).toEqual([{ orderId: ofOrder.orderId }])
    expect(sent.filter(({ call }) => call === getStaffMail.name)).toHaveLength(1)
    expect(asked()).toHaveLength(1)
    expect(location()?.search).toBe('')
  })

  it('says why a mail does not go out again, and keeps the dialog', async () => {
    const often = { field: 'orderId', message: 'Zu oft.', code: 416, key: 'error.tooManyMails' }
    const others = answers.filter((_, place) => place !== 2)
    const { user } = await openMails({ given: [...others, refusing(resendStaffOrder, 409, often)] })
    await user.click(await screen.findByRole('link', { name: 'Ihre Tickets' }))
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }))
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy()
  })

  it('has no button where nothing can be sent again, or for whoever may not', async () => {
    await openMails({ at: `/admin/postausgang?mail=${shown.guid}`, rights: SEES })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('ada@example.org')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Noch einmal senden' })).toBeNull()
  })

  it('says that nothing is like that', async () => {
    await openMails({ at: '/admin/postausgang?search=x', given: [answering(searchStaffMails, () => [])] })
    expect(await screen.findByText('Keine solche E-Mail')).toBeTruthy()
  })
})
