import type { Right } from '../identity/rights.ts'
import { addMinutes, type Instant } from '../time/instant.ts'

/** What staff need to begin it, and as long as it lasts. */
export const TAKE_OVER_RIGHTS: readonly Right[] = ['AllowedToUseAdminPanel', 'AllowedToTakeOverUsers']

/** Minutes for which staff act in the place of a customer; there is no more without a reason given anew. */
export const TAKE_OVER_MINUTES = 15

export const takeOverEnds = (startedOn: Instant): Instant => addMinutes(startedOn, TAKE_OVER_MINUTES)
