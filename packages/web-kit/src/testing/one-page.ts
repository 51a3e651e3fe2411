import { afterEach } from 'vitest'
import { cleanDevice } from './clean-device.ts'

/**
 * A piece that does not load has the page loaded anew (`reload-once.ts`), which nothing does here: whoever waited for
 * it would wait until the test's time is over, and nobody would know why.
 */
const reload = (): never => {
  throw new Error('The page would be loaded anew: a piece of it did not load')
}

// Files about what is drawn on the server have no window.
if (typeof window !== 'undefined') {
  window.location.reload = reload
  afterEach(cleanDevice)
}
