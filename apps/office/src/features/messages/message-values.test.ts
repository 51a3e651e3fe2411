import type { StaffMessage } from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { contentOf, MessageValues, valuesOf } from './message-values.ts'

const message: StaffMessage = {
  id: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b09',
  version: 2,
  clientId: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b08',
  client: 'Verkehrsverbund Demo',
  title: { de: 'Linie 10', en: 'Line 10' },
  message: { de: '<p>Heute nicht</p>', en: '<p>Not today</p>' },
  places: [],
  languages: [],
  from: '2026-10-24T22:00:00.000Z',
  to: '2026-10-25T22:59:00.000Z',
  state: 'over',
}

describe('the times of a message', () => {
  it('are typed as the clock in the region shows them, over a change of it, and sent as moments', () => {
    const values = valuesOf(message, 'Europe/Berlin')
    expect([values.from, values.to]).toEqual(['2026-10-25T00:00', '2026-10-25T23:59'])
    const { title, message: text, places, languages, from, to } = message
    expect(contentOf(values, 'Europe/Berlin')).toEqual({ title, message: text, places, languages, from, to })
    expect(valuesOf(message, 'Europe/London').from).toBe('2026-10-24T23:00')
  })

  it.each([
    ['2026-11-23T10:00', '2026-11-23T10:00', []],
    ['2026-11-23T10:00', '2026-11-23T09:59', ['to']],
    ['', '2026-11-23T09:59', ['from']],
  ])('from %s to %s', (from, to, wrong) => {
    const judged = MessageValues.safeParse({ ...valuesOf(message, 'Europe/Berlin'), from, to })
    expect(judged.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong)
  })
})
