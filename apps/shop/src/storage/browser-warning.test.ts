import { describe, expect, it } from 'vitest'
import { storedBrowserWarning } from './browser-warning.ts'

const DAY = 86_400_000
const start = Date.parse('2026-11-21T10:00:00Z')

describe('the browser warning', () => {
  it('is shown until it is ignored, then hidden for three days, then shown again', () => {
    expect(storedBrowserWarning.isHidden(start)).toBe(false)
    storedBrowserWarning.snooze(start)
    expect(storedBrowserWarning.isHidden(start + 3 * DAY - 1)).toBe(true)
    expect(storedBrowserWarning.isHidden(start + 3 * DAY)).toBe(false)
    expect(localStorage.getItem('browser-warning')).toBeNull()
  })
})
