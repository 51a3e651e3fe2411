import { describe, expect, it } from 'vitest'
import { trip } from './tariff.fixture.ts'
import { relationQuestion } from './ticket-question.ts'
import { wallClockAt } from './trip-facts.ts'

const ends = {
  start: { text: 'Town hall', reference: '1' },
  end: { text: 'Port', reference: '2' },
  via: { text: 'by the hill', reference: '10,31' },
}

describe('what tickets are asked for', () => {
  it('is the relation and the chosen way as long as there is no trip', () => {
    expect(relationQuestion(ends, null, '2026-11-23')).toEqual({
      date: '2026-11-23',
      serviceArea: 2,
      origin: '1',
      destination: '2',
      via: '10,31',
    })
  })

  it('takes way, lines and ridden stops from the trip, so that the price is exact', () => {
    const chosen = trip('t', '2026-11-23T07:00:00.000Z', '2026-11-23T07:20:00.000Z')
    expect(relationQuestion(ends, chosen, '2026-11-23')).toMatchObject({ via: '10,21', lines: ['line-1'], stops: 2 })
  })
})

describe('the clock of the region', () => {
  it.each([
    ['2026-11-23T23:30:00.000Z', '2026-11-24T00:30'],
    ['2026-07-01T10:00:00.000Z', '2026-07-01T12:00'],
  ])('%s is %s in Berlin', (instant, shown) => expect(wallClockAt(instant, 'Europe/Berlin')).toBe(shown))
})
