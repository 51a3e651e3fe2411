import {
  acknowledgeStaffEvent,
  getStaffClients,
  getStaffColleagues,
  getStaffEvents,
  handleStaffEvents,
  type StaffEvent,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const PANEL: number[] = [RIGHTS.AllowedToUseAdminPanel]
const NOTES: number[] = [...PANEL, RIGHTS.AllowedToAcknowledgeEvents]

const refund: StaffEvent = {
  id: '00000000-0000-4000-8000-000000000001',
  date: '2026-11-22T10:15:00.000Z',
  level: 'serious',
  kind: 'refund',
  comment: 'Erstattung gescheitert',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  orderId: '00000000-0000-4000-8000-000000004711',
  acknowledgedBy: null,
  acknowledgedOn: null,
  isSettled: false,
  times: 3,
  lastOn: '2026-11-22T12:15:00.000Z',
  note: null,
  assignedTo: null,
  snoozedUntil: null,
}
const mail: StaffEvent = {
  ...refund,
  id: '00000000-0000-4000-8000-000000000002',
  level: 'warning',
  kind: 'mail',
  comment: 'Mail nicht zugestellt',
  clientId: null,
  client: null,
  orderId: null,
}
const noted: StaffEvent = { ...refund, acknowledgedBy: 'A. Brede', acknowledgedOn: '2026-11-23T05:00:00.000Z' }

const ME = '00000000-0000-4000-8000-000000000007'
const colleagues = [
  { userId: ME, name: 'A. Brede', isSelf: true },
  { userId: '00000000-0000-4000-8000-000000000008', name: 'C. Dorn', isSelf: false },
]

const answers = [
  answering(getStaffEvents, () => [refund, mail]),
  answering(acknowledgeStaffEvent, () => [noted]),
  answering(handleStaffEvents, () => [noted, { ...mail, acknowledgedOn: noted.acknowledgedOn }]),
  answering(getStaffColleagues, () => colleagues),
  answering(getStaffClients, () => [
    { clientId: 'client', name: 'Verkehrsverbund Demo', isOwn: true },
    { clientId: 'other', name: 'Stadtwerke', isOwn: false },
  ]),
]

async function openEvents({ at = '/admin/ereignisse', rights = NOTES, given = answers } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...given] })
  const asked = () =>
    office.sent.flatMap(({ call, input }) => (call === getStaffEvents.name ? [input.query ?? {}] : []))
  return { ...office, asked }
}

describe('the list of events', () => {
  it('shows those that nobody has taken note of, and whose they are', async () => {
    const { asked } = await openEvents()
    const row = within(await screen.findByRole('row', { name: /^Erstattung gescheitert/ }))
    expect(row.getByText('ernst')).toBeTruthy()
    expect(row.getByText('Verkehrsverbund Demo')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^Mail nicht/ })).getByText('Betrieb')).toBeTruthy()
    expect(await screen.findByText('2 Ereignisse')).toBeTruthy()
    expect(asked()).toEqual([{ acknowledged: false, snoozed: false, page: 0, pageSize: 1_000 }])
    expect(row.getByText(/^3-mal seit 22.11.2026/)).toBeTruthy()
    expect(row.getByText('22.11.2026, 13:15')).toBeTruthy()
  })

  it('is put in order by the server', async () => {
    const { user, asked, location } = await openEvents()
    await user.click(await screen.findByRole('button', { name: 'Zuletzt' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'lastOn', page: 0 }))
    expect(location()?.search).toBe('?sort=lastOn')
  })

  it('says since when all is quiet where none waits, by the latest of all: one that was put off is met as well', async () => {
    const putOff = { ...mail, snoozedUntil: '2026-11-25T05:00:00.000Z' }
    const last = answering(getStaffEvents, ({ query }) =>
      ['{"page":0,"pageSize":1}', '{"pageSize":1,"page":0}'].includes(JSON.stringify(query)) ? [putOff] : [],
    )
    const { asked } = await openEvents({ given: [last, ...answers.slice(1)] })
    expect(await screen.findByText('Alles ruhig seit 22.11.2026, 13:15')).toBeTruthy()
    expect(asked().at(-1)).toEqual({ page: 0, pageSize: 1 })
    expect(screen.queryByRole('row', { name: /^Mail/ })).toBeNull()
  })

  it('says of what was over by itself that nobody had to take note of it', async () => {
    const settled = { ...refund, acknowledgedOn: noted.acknowledgedOn, isSettled: true }
    await openEvents({ given: [answering(getStaffEvents, () => [settled]), ...answers.slice(1)] })
    expect(await screen.findByText('von selbst erledigt, 23.11.2026, 06:00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Zur Kenntnis nehmen/ })).toBeNull()
  })

  it('takes note of one, says by whom and when, and the focus stays there', async () => {
    const { user, sent, asked } = await openEvents()
    await user.click(await screen.findByRole('button', { name: 'Zur Kenntnis nehmen: Erstattung gescheitert' }))
    const words = await screen.findByText('A. Brede, 23.11.2026, 06:00')
    await waitFor(() => expect(document.activeElement).toBe(words))
    const told = sent.filter(({ call }) => call === acknowledgeStaffEvent.name)
    expect(told.map(({ input }) => input.params)).toEqual([{ eventId: refund.id }])
    expect(asked()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Zur Kenntnis nehmen: Mail nicht zugestellt' })).toBeTruthy()
  })

  it('says where somebody was faster, and asks for the list anew', async () => {
    const [list, , clients] = answers
    const taken = { field: 'eventId', message: 'Schon geschehen.', code: 906, key: 'error.eventAlreadyAcknowledged' }
    const { user, asked } = await openEvents({
      given: [...(list && clients ? [list, clients] : []), refusing(acknowledgeStaffEvent, 409, taken)],
    })
    await user.click(await screen.findByRole('button', { name: /Zur Kenntnis nehmen: Erstattung/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/schon jemand zur Kenntnis genommen/)
    await waitFor(() => expect(asked()).toHaveLength(2))
  })

  it('has no button for whoever may not take note, and no way to an order for whoever may not see it', async () => {
    await openEvents({ rights: PANEL })
    const row = within(await screen.findByRole('row', { name: /^Erstattung gescheitert/ }))
    expect(row.queryByRole('button')).toBeNull()
    expect(row.queryByRole('link', { name: /Bestellung/ })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /Erstattung/ })).toBeNull()
    expect(row.getByText('offen')).toBeTruthy()
  })

  it('leads to the order it is about', async () => {
    await openEvents({ rights: [...PANEL, RIGHTS.AllowedToSeeOrders] })
    const way = await screen.findByRole('link', { name: 'Bestellung ansehen: Erstattung gescheitert' })
    expect(way.getAttribute('href')).toBe(`/admin/bestellungen?order=${refund.orderId}`)
  })

  it('asks for what its address says, both days included, and says in its address what was chosen', async () => {
    const at = '/admin/ereignisse?note=all&levels=serious&from=2026-11-21&to=2026-11-22&page=2&pageSize=20'
    const { user, asked, location } = await openEvents({ at })
    await screen.findByRole('row', { name: /^Erstattung gescheitert/ })
    expect(asked()[0]).toEqual({
      levels: ['serious'],
      from: '2026-11-20T23:00:00.000Z',
      before: '2026-11-22T23:00:00.000Z',
      page: 1,
      pageSize: 20,
    })
    await user.selectOptions(await screen.findByLabelText('Mandant'), 'Stadtwerke')
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ clientId: 'other', page: 0 }))
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    await waitFor(() => expect(location()?.search).toBe('?pageSize=20'))
  })

  it('says of whom a row is to who sees rows of several companies alone', async () => {
    const one = answering(getStaffClients, () => [{ clientId: 'client', name: 'Verkehrsverbund Demo', isOwn: true }])
    const alone = await openEvents({ given: [...answers.filter(({ name }) => name !== getStaffClients.name), one] })
    await screen.findByRole('row', { name: /^Erstattung gescheitert/ })
    await waitFor(() => expect(alone.sent.some(({ call }) => call === getStaffClients.name)).toBe(true))
    expect(screen.queryByRole('columnheader', { name: 'Mandant' })).toBeNull()
    alone.unmount()
    await openEvents()
    expect(await screen.findByRole('columnheader', { name: 'Mandant' })).toBeTruthy()
  })

  it('says that all is quiet, and offers those that are done', async () => {
    const { user, location } = await openEvents({ given: [answering(getStaffEvents, () => [])] })
    expect(await screen.findByText('Alles ruhig')).toBeTruthy()
    expect(screen.queryByLabelText('Mandant')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Auch die erledigten zeigen' }))
    await waitFor(() => expect(location()?.search).toBe('?note=all'))
  })

  it('takes note of all that are chosen with a word about them, and asks for the list anew', async () => {
    const { user, sent, asked } = await openEvents()
    await user.click(await screen.findByRole('checkbox', { name: /Alle/ }))
    await user.click(screen.getByRole('button', { name: 'Zur Kenntnis nehmen …' }))
    await user.type(await screen.findByLabelText(/^Notiz/), 'Der Mailserver war weg.')
    await user.click(screen.getByRole('button', { name: '2 Ereignisse zur Kenntnis nehmen' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    const [told] = sent.filter(({ call }) => call === handleStaffEvents.name)
    expect(told?.input.body).toEqual({
      eventIds: [refund.id, mail.id],
      act: 'acknowledge',
      note: 'Der Mailserver war weg.',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('hands one to a colleague, or puts it off until a moment of the region', async () => {
    const { user, sent } = await openEvents()
    const box = { name: /Erstattung gescheitert/ }
    await user.click(await screen.findByRole('checkbox', box))
    await user.click(screen.getByRole('button', { name: 'Zuweisen …' }))
    const field = within(await screen.findByRole('dialog')).getByLabelText('Bei')
    await within(field).findByText('A. Brede (ich)')
    await user.selectOptions(field, 'C. Dorn')
    await user.click(screen.getByRole('button', { name: '1 Ereignis zuweisen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await screen.findByRole('checkbox', box))
    await user.click(screen.getByRole('button', { name: 'Zurückstellen …' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/^Bis/), { target: { value: '2026-11-24T08:00' } })
    await user.click(screen.getByRole('button', { name: '1 Ereignis zurückstellen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const told = sent.filter(({ call }) => call === handleStaffEvents.name).map(({ input }) => input.body)
    expect(told).toEqual([
      { eventIds: [refund.id], act: 'assign', assignedTo: colleagues[1]?.userId },
      { eventIds: [refund.id], act: 'snooze', snoozedUntil: '2026-11-24T07:00:00.000Z' },
    ])
  })

  it('keeps what was typed where it was refused', async () => {
    const gone = { field: 'eventIds', message: 'Schon geschehen.', code: 906, key: 'error.eventAlreadyAcknowledged' }
    const others = answers.filter((_, place) => place !== 2)
    const { user } = await openEvents({ given: [...others, refusing(handleStaffEvents, 409, gone)] })
    await user.click(await screen.findByRole('checkbox', { name: /Alle/ }))
    await user.click(screen.getByRole('button', { name: 'Zur Kenntnis nehmen …' }))
    await user.type(await screen.findByLabelText(/^Notiz/), 'Erledigt')
    await user.click(screen.getByRole('button', { name: '2 Ereignisse zur Kenntnis nehmen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/schon jemand zur Kenntnis genommen/)
    expect(dialog.getByDisplayValue('Erledigt')).toBeTruthy()
  })

  it('says what to do about its kind, and leads to all of that kind', async () => {
    const { user, asked, location } = await openEvents()
    const row = within(await screen.findByRole('row', { name: /^Mail nicht/ }))
    await user.click(row.getByText('Was zu tun ist'))
    expect(row.getByText(/bevor Sie sie noch einmal senden/)).toBeTruthy()
    await user.click(row.getByRole('link', { name: 'Alle dieser Art: E-Mail' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ kinds: ['mail'], acknowledged: false }))
    expect(location()?.search).toBe('?kinds=mail')
  })
})
