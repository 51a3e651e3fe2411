import { BERLIN } from '@billett/domain'
import { expect, it } from 'vitest'
import { tripCalendar } from './trip-calendar.ts'

const entry = {
  trip: { id: 'late/2', departure: '2026-11-29T09:06:00.000Z', arrival: '2026-11-29T09:34:00.000Z' },
  zone: BERLIN,
  madeOn: '2026-11-28T12:00:00.000Z',
  carrier: 'Lührtal',
  title: 'Falkenbrück, Hbf → Bad Ellerich',
  text: 'RB 52\nBus 7',
  link: 'https://tickets.example/recon-id/late',
}

it('is one entry by the clock of the region, which replaces an earlier one of the same trip', () => {
  const lines = tripCalendar(entry).split('\r\n')
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261129T100600')
  expect(lines).toContain('DTEND;TZID=Europe/Berlin:20261129T103400')
  expect(lines).toContain('SUMMARY:Falkenbrück\\, Hbf → Bad Ellerich')
  expect(lines).toContain('DESCRIPTION:RB 52\\nBus 7')
  expect(lines).toContain('BEGIN:VTIMEZONE')
  const uid = (text: string) => /UID:.*/.exec(text)?.[0]
  expect(uid(tripCalendar({ ...entry, madeOn: '2026-11-29T08:00:00.000Z' }))).toBe(uid(tripCalendar(entry)))
})
