import type { de } from './de.ts'

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

/** The shape every language has; German is the model. */
export type Texts = Same<typeof de>
