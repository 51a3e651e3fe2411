import {
  type Call,
  createStaffSchedule,
  deleteStaffSchedule,
  getScheduleDeliveries,
  getScheduledFile,
  getStaffSchedules,
  type StaffSchedule,
} from '@billett/contract'
import { DELIVERIES, RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const schedule: StaffSchedule = {
  id: '00000000-0000-4000-8000-000000000001',
  list: 'adminOrders',
  view: 'Bezahlt',
  format: 'csv',
  delivery: 'mail',
  weekday: 1,
  time: '07:30',
  nextOn: '2026-11-30T06:30:00.000Z',
  isEnded: false,
  runs: [
    { id: 'run', begunOn: '2026-11-23T06:30:00.000Z', state: 'done', rows: 12, fileName: 'orders.csv' },
    { id: 'broken', begunOn: '2026-11-16T06:30:00.000Z', state: 'failed', rows: null, fileName: null },
  ],
}

async function openSchedules(at = '/admin/geplanteExporte', rows: StaffSchedule[] = [schedule]) {
  const error = { field: '', key: 'error.forbidden', message: 'x', code: 1 }
  const office = await renderOffice({
    at,
    answers: [
      staffDevice([RIGHTS.AllowedToUseAdminPanel]),
      answering(getStaffSchedules, () => rows),
      answering(getScheduleDeliveries, () => DELIVERIES.map(delivery => ({ delivery }))),
      answering(createStaffSchedule, () => [schedule]),
      { name: deleteStaffSchedule.name, answer: async () => ({ ok: true, status: 200, data: [] }) },
      refusing(getScheduledFile, 403, error),
    ],
  })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, told }
}

describe('scheduled exports', () => {
  it('say of which list they are, when they run, and how it went', async () => {
    await openSchedules()
    const row = within(await screen.findByRole('row', { name: /^Bezahlt/ }))
    expect(row.getByText('Bestellungen')).toBeTruthy()
    expect(row.getByText('montags, 07:30 Uhr')).toBeTruthy()
    expect(row.getByText('fertig')).toBeTruthy()
  })

  it('say that one has ended, and how to have one', async () => {
    await openSchedules(undefined, [{ ...schedule, nextOn: null, isEnded: true, runs: [] }])
    expect(await screen.findByText('beendet: das Recht fehlt')).toBeTruthy()
  })

  it('lead to how to have one where there is none', async () => {
    await openSchedules(undefined, [])
    expect(await screen.findByText(/Speichern Sie an einer Liste eine Ansicht/)).toBeTruthy()
  })

  it('are made of a view, every day or on one of the week', async () => {
    const office = await openSchedules('/admin/geplanteExporte?view=the-view')
    const form = within(await screen.findByRole('dialog', { name: 'Ansicht regelmäßig schicken' }))
    await office.user.selectOptions(form.getByLabelText('Tag'), 'freitags')
    await office.user.selectOptions(await form.findByLabelText('Wohin'), 'zu mir und in den Ordner')
    await office.user.click(form.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(office.told(createStaffSchedule)).toEqual([
        { body: { viewId: 'the-view', weekday: 5, time: '07:00', format: 'csv', delivery: 'folder' } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(office.told(getStaffSchedules)).toHaveLength(2)
  })

  it('hand over the files of runs that succeeded; a refusal is said', async () => {
    const office = await openSchedules(`/admin/geplanteExporte?runs=${schedule.id}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Dateien von „Bezahlt“' }))
    const [menu] = dialog.getAllByRole('button', { name: /Aktionen/ })
    if (menu) await office.user.click(menu)
    await office.user.click(await screen.findByRole('menuitem', { name: 'Herunterladen' }))
    await waitFor(() =>
      expect(office.told(getScheduledFile)).toEqual([{ params: { scheduleId: schedule.id, runId: 'run' } }]),
    )
    await dialog.findByRole('alert')
  })
})
