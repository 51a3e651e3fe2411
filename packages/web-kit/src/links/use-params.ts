import type { FoundRoute } from '@billett/paths'
import { useRoute } from './use-route.ts'

const NONE = {}

/** The parameters in the path of the screen, as they were before they were written into an address. */
export const useParams = (): FoundRoute['params'] => useRoute()?.params ?? NONE
