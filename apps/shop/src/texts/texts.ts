import type { Failure } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { Asked, LookUp, Reading, Say } from '@billett/web-kit/text/look-up.ts'
import type { de } from './de.ts'

/** Texts that are fetched together. */
export type TextSection = keyof typeof de

/** The objects of texts in a section's module. */
type TextsIn<Load> = Load extends () => Promise<infer Module> ? Module[keyof Module] : never

/** Keys that are written down; the failures' texts are made of a table and have theirs from there. */
type KeysOf<Texts> = Texts extends unknown ? (string extends keyof Texts ? never : keyof Texts) : never

/** Every key of a text the shop says, `cart.empty`. German is the model; the failures' texts are the contract's. */
export type TextKey = Asked<KeysOf<TextsIn<(typeof de)[TextSection]>>> | `error.${Failure}`

/** `t('cart.empty')` */
export type SayText = Say<TextKey>

export type TextsRead = Reading<TextKey>

export interface ShopTexts extends LookUp<TextKey, TextSection> {
  /** Resolves when these sections can be said in the language being read. */
  fetch: (sections: readonly TextSection[]) => Promise<void>
  /** Resolves when all that can be said in the language being read can be said in this one. */
  prepare: (language: Language) => Promise<void>
}
