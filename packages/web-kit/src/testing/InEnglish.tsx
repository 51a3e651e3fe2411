import type { ReactNode } from 'react'
import { UiWordsContext } from '../kit/ui-words.ts'
import { WorkWordsContext } from '../kit/work-words.ts'
import { common } from '../text/en/common.ts'
import { signIn } from '../text/en/sign-in.ts'
import { work } from '../text/en/work.ts'
import { kitWords } from '../text/kit-words.ts'
import { type Asked, createLookUp } from '../text/look-up.ts'
import { type KitKey, KitTextsContext } from '../text/use-kit-texts.ts'
import { workWords } from '../text/work-words.ts'

const texts = createLookUp<KitKey>('en')
texts.add('en', 'kit', { ...common, ...signIn, 'error.required': 'Please fill in this field.' })
const words = kitWords(texts.current().t)

const workTexts = createLookUp<Asked<keyof typeof work> | 'common.loading'>('en')
workTexts.add('en', 'work', { ...common, ...work })
const ofWork = workWords(workTexts.current().t)

/** What a building block finds around it in an app that is read in English. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <KitTextsContext value={texts}>
    <UiWordsContext value={words}>
      <WorkWordsContext value={ofWork}>{children}</WorkWordsContext>
    </UiWordsContext>
  </KitTextsContext>
)
