/** Seconds until the bank is asked again, by how often it has been asked. */
const STEPS = [2, 2, 3, 5, 8, 13, 20] as const
const LAST = 30

/** Milliseconds. */
export const backOff = (asked: number): number => (STEPS[asked] ?? LAST) * 1000
