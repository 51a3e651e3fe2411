/** Characters of a reason that staff give for an act which weighs. */
export const ACT_REASON_LENGTH = { min: 10, max: 200 } as const

/** Characters at most of a reason that stays with a contract or a declaration, where more has to be told. */
export const LONG_REASON_LENGTH = 500
