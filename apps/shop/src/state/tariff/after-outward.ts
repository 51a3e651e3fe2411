/**
 * Whether one can go back then: never before the way there. A way there that begins now is not known to be later. Wall
 * clocks are `YYYY-MM-DDTHH:mm`: they compare as text.
 */
export const isAfterOutward = (back: string, outward: string | null): boolean => outward === null || back >= outward
