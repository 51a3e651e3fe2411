import type { Language } from '@billett/domain'
import { createLookUp, type Say } from '@billett/web-kit/text/look-up.ts'
import { loadAllTexts as loadOfficeTexts } from '../../apps/office/src/texts/load-texts.ts'
import type { TextKey as OfficeKey } from '../../apps/office/src/texts/texts.ts'
import { loadAllTexts } from '../../apps/shop/src/texts/load-texts.ts'
import type { TextKey } from '../../apps/shop/src/texts/texts.ts'

/** What shop and office say, so that a journey finds a button by the word that stands on it. */
export async function wordsIn(language: Language): Promise<Say<TextKey | OfficeKey>> {
  const texts = createLookUp<TextKey | OfficeKey>(language, () => {
    throw new Error('Neither says such a thing')
  })
  texts.add(language, 'all', await loadAllTexts(language))
  texts.add(language, 'office', await loadOfficeTexts(language))
  return texts.current().t
}
