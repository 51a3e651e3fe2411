import type { DisplayState } from '@billett/domain'

/** How an order is displayed that was paid, and whose tickets are there. */
export const BOUGHT = 'completed' satisfies DisplayState
