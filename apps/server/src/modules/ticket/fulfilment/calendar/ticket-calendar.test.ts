import { addMinutes, BERLIN, type Instant } from '@billett/domain'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it } from 'vitest'
import { type TicketEntry, ticketCalendar } from './ticket-calendar.ts'

const entry = (over: Partial<TicketEntry> = {}): TicketEntry => ({
  id: '5b0f1c1e-7a55-4c1e-9d42-0b6f1f7a1c01',
  isVoid: false,
  validFrom: '2026-11-29T09:06:00.000Z',
  validTo: '2026-11-29T11:06:00.000Z',
  zone: BERLIN,
  madeOn: '2026-11-28T12:00:00.000Z',
  carrier: 'Lührtal',
  title: 'Einzelticket: Falkenbrück, Hbf; Nord – Bad Ellerich',
  text: 'Erste Zeile\nzweite, mit \\ und ; und einem Text, der länger ist als eine Zeile sein darf, äöü',
  link: 'https://tickets.example/confirm/4711',
  ...over,
})

/** As a program that knows nothing of ours reads it, by the zone that the calendar brings along. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text))
  const zone = component.getFirstSubcomponent('vtimezone')
  const event = component.getFirstSubcomponent('vevent')
  if (!zone || !event) throw new Error('neither zone nor entry')
  ICAL.TimezoneService.register(zone)
  const { uid, summary, description, startDate, endDate, sequence } = new ICAL.Event(event)
  const at = (time: ICAL.Time) => time.toJSDate().toISOString()
  return { uid, summary, description, sequence, from: at(startDate), to: at(endDate), event }
}

afterEach(() => ICAL.TimezoneService.reset())

describe('the entry of a ticket in a calendar', () => {
  it('is read by others: id, span by the clock of the region, words, link, and no barcode', () => {
    const text = ticketCalendar(entry())
    const { event, ...facts } = read(text)
    expect(facts).toEqual({
      uid: entry().id,
      summary: entry().title,
      description: entry().text,
      sequence: 0,
      from: entry().validFrom,
      to: entry().validTo,
    })
    expect(event.getFirstPropertyValue('url')).toBe(entry().link)
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261129T100600')
    expect(text).not.toMatch(/ATTACH|IMAGE|data:/)
    const lines = text.split('\r\n')
    expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('takes the place of the one before where the ticket was given back or handed over', () => {
    const { event, ...facts } = read(ticketCalendar(entry({ isVoid: true })))
    expect(facts).toMatchObject({ uid: entry().id, sequence: 1 })
    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  const nights: [string, Instant][] = [
    ['put on', '2026-03-28T22:30:00.000Z'],
    ['put back', '2026-10-24T22:30:00.000Z'],
  ]
  it.each(nights)('says the same moments through the night in which the clocks are %s', (_, evening) => {
    for (let quarter = 0; quarter < 24; quarter++)
      for (const minutes of [60, 90, 24 * 60]) {
        const validFrom = addMinutes(evening, quarter * 15)
        const validTo = addMinutes(validFrom, minutes)
        expect(read(ticketCalendar(entry({ validFrom, validTo })))).toMatchObject({ from: validFrom, to: validTo })
        ICAL.TimezoneService.reset()
      }
  })

  it.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'])('is right in %s', zone => {
    for (const month of ['01', '04', '07', '11']) {
      const [validFrom, validTo]: [Instant, Instant] = [
        `2026-${month}-05T05:15:00.000Z`,
        `2027-${month}-05T05:15:00.000Z`,
      ]
      expect(read(ticketCalendar(entry({ zone, validFrom, validTo })))).toMatchObject({ from: validFrom, to: validTo })
      ICAL.TimezoneService.reset()
    }
  })
})
