import { afterEach } from 'vitest'
import { cleanDevice } from './clean-device.ts'

// Files about what is drawn on the server have no window.
if (typeof window !== 'undefined') afterEach(cleanDevice)
