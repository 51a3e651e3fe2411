/** What goes wrong with the next file that the bank is sent. */
export const FAULTS = ['reject-file', 'garbage', 'reordered', 'lost-answer', 'time-out'] as const
export type Fault = (typeof FAULTS)[number]
