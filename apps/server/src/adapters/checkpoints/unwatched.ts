import type { Reached } from '../../ports/checkpoints.ts'

/** Nothing happens anywhere. */
export const unwatched: Reached = () => undefined
