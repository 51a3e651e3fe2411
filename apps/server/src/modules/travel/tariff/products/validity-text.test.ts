import { describe, expect, it } from 'vitest'
import { validityText } from './validity-text.ts'

describe('validity in words', () => {
  it.each([
    [
      { type: 'dateTime', minutes: 120 } as const,
      '2 Stunden ab dem gewählten Zeitpunkt',
      '2 hours from the chosen time',
    ],
    [
      { type: 'dateTime', minutes: 90 } as const,
      '1 Stunde 30 Minuten ab dem gewählten Zeitpunkt',
      '1 hour 30 minutes from the chosen time',
    ],
    [
      { type: 'dateTime', minutes: 30 } as const,
      '30 Minuten ab dem gewählten Zeitpunkt',
      '30 minutes from the chosen time',
    ],
    [
      { type: 'listTime', times: ['08:00'], minutes: 60 } as const,
      '1 Stunde ab der gewählten Zeit',
      '1 hour from the chosen time',
    ],
    [{ type: 'listDate', dates: ['2026-12-31'] } as const, 'am gewählten Tag', 'on the chosen day'],
    [
      { type: 'date', days: 1, fromTime: '09:00', untilTime: '03:00' } as const,
      'am gewählten Tag, ab 09:00 Uhr, bis 03:00 Uhr des Folgetages',
      'on the chosen day, from 09:00, until 03:00 of the following day',
    ],
    [{ type: 'date', days: 3 } as const, '3 Tage ab dem gewählten Tag', '3 days from the chosen day'],
    [
      { type: 'month', calendar: true } as const,
      'im Kalendermonat ab dem gewählten Tag',
      'in the calendar month from the chosen day on',
    ],
    [{ type: 'year', calendar: false } as const, 'ein Jahr ab dem gewählten Tag', 'one year from the chosen day'],
  ])('%o', (rule, de, en) => {
    const given =
      'times' in rule
        ? { ...rule, times: [...rule.times] }
        : 'dates' in rule
          ? { ...rule, dates: [...rule.dates] }
          : rule
    expect([validityText(given, 'de'), validityText(given, 'en')]).toEqual([de, en])
  })
})
