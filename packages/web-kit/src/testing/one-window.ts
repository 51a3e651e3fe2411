import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { cleanDevice } from './clean-device.ts'

/**
 * Run before each file of screens: the files of a worker share its window, as they share what it has loaded. Each finds
 * it as the first one did. Those about what is drawn on the server have none.
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
