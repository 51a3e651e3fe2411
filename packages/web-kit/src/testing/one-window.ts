import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { cleanDevice } from './clean-device.ts'

/**
 * Run before each file of screens: whatever a test leaves on the page or the device is gone for the next one. Those
 * about what is drawn on the server have no window.
 */
if (typeof window !== 'undefined') {
  beforeAll(() => window.history.replaceState(null, '', '/'))

  afterEach(cleanDevice)

  afterAll(() => {
    document.title = ''
    document.body.replaceChildren()
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  })
}

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
