import type { Language } from '@billett/domain'
import { createLookUp } from '@billett/web-kit/text/look-up.ts'
import { loadTexts } from '../../apps/web/src/texts/load-texts.ts'
import type { SayText, TextKey } from '../../apps/web/src/texts/texts.ts'

/** What the shop says, so that a journey finds a button by the word that stands on it. */
export async function wordsIn(language: Language): Promise<SayText> {
  const texts = createLookUp<TextKey>(language, () => {
    throw new Error('The shop says no such thing')
  })
  texts.add(language, 'all', await loadTexts(language, 'all'))
  return texts.current().t
}
