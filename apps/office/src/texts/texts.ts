import type { Failure } from '@billett/contract'
import type { Asked, LookUp, Reading } from '@billett/web-kit/text/look-up.ts'
import type { de } from './de.ts'

/** Every key of a text the office says. German is the model; the failures' texts are the contract's. */
export type TextKey = Asked<keyof typeof de> | `error.${Failure}`

export type TextsRead = Reading<TextKey>

export type OfficeTexts = LookUp<TextKey>
