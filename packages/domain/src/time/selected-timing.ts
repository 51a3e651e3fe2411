/** Whether a chosen time is meant for leaving or for being there (Spec 2 §3.8). */
export const SELECTED_TIMINGS = ['Departure', 'Arrival'] as const
export type SelectedTiming = (typeof SELECTED_TIMINGS)[number]
