import type { Language } from '@billett/domain'
import { createLookUp, type Say } from '@billett/web-kit/text/look-up.ts'
import { de } from '../../apps/office/src/texts/de.ts'
import { en } from '../../apps/office/src/texts/en.ts'
import type { TextKey as OfficeKey } from '../../apps/office/src/texts/texts.ts'
import { loadAllTexts } from '../../apps/shop/src/texts/load-texts.ts'
import type { TextKey } from '../../apps/shop/src/texts/texts.ts'

const OFFICE = { de, en }

/** What shop and office say, so that a journey finds a button by the word that stands on it. */
export async function wordsIn(language: Language): Promise<Say<TextKey | OfficeKey>> {
  const texts = createLookUp<TextKey | OfficeKey>(language, () => {
    throw new Error('Neither says such a thing')
  })
  texts.add(language, 'all', await loadAllTexts(language))
  texts.add(language, 'office', OFFICE[language])
  return texts.current().t
}
