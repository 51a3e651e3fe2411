/** Grades that somebody can be in, as they are chosen. */
export const GRADES: readonly string[] = Array.from({ length: 13 }, (_, before) => String(before + 1))
