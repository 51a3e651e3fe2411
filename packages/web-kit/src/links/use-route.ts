import type { FoundRoute } from '@billett/paths'
import { usePlace } from './router-context.ts'

/** The screen at the address, if this client has it. */
export const useRoute = (): FoundRoute | undefined => usePlace().route
