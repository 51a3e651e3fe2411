import type { Failure } from '@billett/contract'
import type { Asked, LookUp, Reading, Say } from '@billett/web-kit/text/look-up.ts'
import type { de } from './de.ts'

/** Every key of a text the shop says, `cart.empty`. German is the model; the failures' texts are the contract's. */
export type TextKey = Asked<keyof typeof de> | `error.${Failure}`

/** `t('cart.empty')` */
export type SayText = Say<TextKey>

export type TextsRead = Reading<TextKey>

export type ShopTexts = LookUp<TextKey>
