import type { Location } from './history.ts'
import { usePlace } from './router-context.ts'

/** The address of the screen that is shown. */
export const useLocation = (): Location => usePlace().location
