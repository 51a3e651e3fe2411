/** How a value of a configuration is edited: what has parts of its own that come and go is written as a whole. */
export const ENTRY_KINDS = ['text', 'colour', 'number', 'yesNo', 'choice', 'choices', 'lines', 'structure'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What a structure is made of: one thing, things by their names, or things in an order. */
export const NESTINGS = ['one', 'names', 'list'] as const
export type Nesting = (typeof NESTINGS)[number]
