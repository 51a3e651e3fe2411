import type { Failure } from '@billett/contract'
import type { Reading } from '@billett/web-kit/text/look-up.ts'
import type { SectionedTexts } from '@billett/web-kit/text/sectioned-texts.ts'
import type { KeyIn } from '@billett/web-kit/text/text-sections.ts'
import type { de } from './de.ts'

/** Texts that are fetched together. */
export type TextSection = keyof typeof de

/** Every key of a text the office says. German is the model; the failures' texts are the contract's. */
export type TextKey = KeyIn<typeof de> | `error.${Failure}`

export type TextsRead = Reading<TextKey>

export type OfficeTexts = SectionedTexts<TextKey, TextSection>
