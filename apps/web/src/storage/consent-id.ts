import * as z from 'zod/mini'
import { stored } from './stored.ts'

/** What this device's answers to the cookie notice are noted under. */
export const storedConsentId = stored('cookie-consent-id', z.string())
