/**
 * Why a run collects another sum than the one before: contracts that are collected for the first time; that ended; that
 * are paused, or were; whose price is another; what corrects an earlier claim, or is a fee; what was due earlier and is
 * collected only now; and what nothing of it explains.
 */
export const RUN_CAUSES = ['new', 'ended', 'paused', 'price', 'correction', 'late', 'other'] as const
export type RunCause = (typeof RUN_CAUSES)[number]
