import { describe, expect, it } from 'vitest'
import { BERLIN } from './zone.ts'
import { zoneChanges } from './zone-changes.ts'

const HOUR = 3_600_000

describe('the changes of a zone’s clocks', () => {
  it('are those of spring and autumn, to the second', () => {
    expect(zoneChanges(BERLIN, '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z')).toEqual([
      { at: '2026-03-29T01:00:00.000Z', before: HOUR, after: 2 * HOUR },
      { at: '2026-10-25T01:00:00.000Z', before: 2 * HOUR, after: HOUR },
    ])
  })

  it('are none where the clocks are left alone, and half an hour on Lord Howe Island', () => {
    expect(zoneChanges('Asia/Kolkata', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z')).toEqual([])
    const changes = zoneChanges('Australia/Lord_Howe', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z')
    expect(changes.map(({ before, after }) => after - before)).toEqual([-HOUR / 2, HOUR / 2])
  })
})
