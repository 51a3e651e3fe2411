import { createLink, officeRoutes } from '@billett/paths'
import type { Bootstrap } from '@billett/web-kit/document/bootstrap.ts'
import { LoadingVoice } from '@billett/web-kit/kit/feedback/LoadingVoice.tsx'
import { Toasts } from '@billett/web-kit/kit/feedback/Toasts.tsx'
import { UiWordsContext } from '@billett/web-kit/kit/ui-words.ts'
import { WorkWordsContext } from '@billett/web-kit/kit/work-words.ts'
import { LinkContext } from '@billett/web-kit/links/use-link.ts'
import { kitWords } from '@billett/web-kit/text/kit-words.ts'
import { KitTextsContext } from '@billett/web-kit/text/use-kit-texts.ts'
import { workWords } from '@billett/web-kit/text/work-words.ts'
import { useContrastSwitch } from '@billett/web-kit/theme/use-contrast-switch.ts'
import { type ReactNode, useMemo } from 'react'
import { Provider } from 'react-redux'
import { OfficeContext } from '../hooks/office.ts'
import type { Store } from '../state/store.ts'
import type { OfficeTexts } from '../texts/texts.ts'
import { TextsContext, useTexts } from '../texts/use-texts.ts'
import { screens } from './pages.ts'
import '@billett/web-kit/kit/base.css'

interface Props {
  bootstrap: Bootstrap
  store: Store
  texts: OfficeTexts
  children: ReactNode
}

/** Everything a screen may ask for, without the router: that one differs between browser and tests. */
export const Providers = ({ bootstrap, store, texts, children }: Props) => (
  <Provider store={store}>
    <TextsContext value={texts}>
      <KitTextsContext value={texts}>
        <Surroundings bootstrap={bootstrap}>{children}</Surroundings>
      </KitTextsContext>
    </TextsContext>
  </Provider>
)

/** What depends on the language and the contrast being read in. */
function Surroundings({ bootstrap: { client, region, look }, children }: Pick<Props, 'bootstrap' | 'children'>) {
  const { language, t } = useTexts()
  const { contrast, toggle } = useContrastSwitch(look.contrast)
  const link = useMemo(() => createLink(officeRoutes, language), [language])
  const office = useMemo(
    () => ({ client, screens, link, region, contrast, toggleContrast: toggle }),
    [client, link, region, contrast, toggle],
  )
  const words = useMemo(() => kitWords(t), [t])
  const ofWork = useMemo(() => workWords(t), [t])
  return (
    <OfficeContext value={office}>
      <LinkContext value={link}>
        <UiWordsContext value={words}>
          <WorkWordsContext value={ofWork}>
            <Toasts>
              <LoadingVoice>{children}</LoadingVoice>
            </Toasts>
          </WorkWordsContext>
        </UiWordsContext>
      </LinkContext>
    </OfficeContext>
  )
}
