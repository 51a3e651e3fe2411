import { expect, it } from 'vitest'
import { periodText } from './period-text.ts'

const zone = 'Europe/Berlin'

it('whole days are named as days, the last one included', () => {
  expect(periodText('2026-11-20T23:00:00.000Z', '2026-11-30T23:00:00.000Z', 'de', zone)).toEqual({
    from: '21.11.2026',
    to: '30.11.2026',
  })
})

it('one whole day is named once', () => {
  expect(periodText('2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z', 'de', zone)).toEqual({ from: '21.11.2026' })
})

it('hours of a day name it once', () => {
  expect(periodText('2026-11-21T08:00:00.000Z', '2026-11-21T10:00:00.000Z', 'en', zone)).toEqual({
    from: '21 Nov 2026, 09:00',
    to: '11:00',
  })
})

it('an end in the night after has its time', () => {
  expect(periodText('2026-11-20T23:00:00.000Z', '2026-11-22T03:00:00.000Z', 'de', zone)).toEqual({
    from: '21.11.2026',
    to: '22.11.2026, 04:00',
  })
})
