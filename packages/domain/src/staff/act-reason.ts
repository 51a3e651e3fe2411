/** Characters of a reason that staff give for an act which weighs. */
export const ACT_REASON_LENGTH = { min: 10, max: 200 } as const
