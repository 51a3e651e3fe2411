import { expect, it } from 'vitest'
import { periodText } from './period-text.ts'

const zone = 'Europe/Berlin'

it('whole days are named as days, the last one included', () => {
  expect(periodText('2026-11-20T23:00:00.000Z', '2026-11-30T23:00:00.000Z', 'de', zone)).toEqual({
    from: '21.11.2026',
    to: '30.11.2026',
  })
})

it('anything else has its times', () => {
  expect(periodText('2026-11-20T23:00:00.000Z', '2026-11-22T03:00:00.000Z', 'de', zone)).toEqual({
    from: '21.11.2026, 00:00',
    to: '22.11.2026, 04:00',
  })
})
