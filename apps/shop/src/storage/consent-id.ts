import { isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** What this device's answers to the cookie notice are noted under. */
export const storedConsentId = stored('cookie-consent-id', isText)
