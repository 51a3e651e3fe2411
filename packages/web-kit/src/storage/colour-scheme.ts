import { isMode } from '../theme/look.ts'
import { storedForServer } from './stored-for-server.ts'

export const SCHEME_KEY = 'colour-scheme'

/** Light or dark; otherwise as the device wishes. */
export const storedColourScheme = storedForServer(SCHEME_KEY, isMode, text => (isMode(text) ? text : undefined))
