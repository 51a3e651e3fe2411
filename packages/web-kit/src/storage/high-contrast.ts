import { isBoolean } from './shapes.ts'
import { storedForServer } from './stored-for-server.ts'

export const CONTRAST_KEY = 'high-contrast'

/** Whether high contrast is on; otherwise as the device wishes. */
export const storedHighContrast = storedForServer(CONTRAST_KEY, isBoolean, text => text === 'true')
