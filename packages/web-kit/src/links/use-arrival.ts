import type { Visit } from './history.ts'
import { usePlace } from './router-context.ts'

/** How the reader came to the screen that is shown. */
export const useArrival = (): Visit['arrival'] => usePlace().arrival
