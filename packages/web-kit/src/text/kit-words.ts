import type { UiWords } from '../kit/ui-words.ts'
import type { SayOfKit } from './use-kit-texts.ts'

/** What the building blocks say by themselves, from the texts of an app. */
export const kitWords = (t: SayOfKit): UiWords => ({
  cancel: t('common.cancel'),
  close: t('common.close'),
  optional: t('common.optional'),
  clear: field => t('common.clear', { field }),
  toCorrect: count => t('common.toCorrect', { count }),
})
