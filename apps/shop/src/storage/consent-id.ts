import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'

/** What this device's answers to the cookie notice are noted under. */
export const storedConsentId = stored('cookie-consent-id', z.string())
