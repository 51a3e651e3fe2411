import { useHistory } from './router-context.ts'

/** Leads to the address before this one, as the browser's own button does. */
export const useBack = (): (() => void) => useHistory().back
