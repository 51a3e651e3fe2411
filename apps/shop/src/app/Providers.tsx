import { SentFormContext } from '@billett/web-kit/forms/sent-form.ts'
import { LoadingVoice } from '@billett/web-kit/kit/feedback/LoadingVoice.tsx'
import { KitTextsContext } from '@billett/web-kit/text/use-kit-texts.ts'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { PlainSearchContext } from '../hooks/use-plain-search.ts'
import { ConsentProvider } from '../parts/cookies/ConsentProvider.tsx'
import type { Store } from '../state/store.ts'
import type { ShopTexts } from '../texts/texts.ts'
import { TextsContext } from '../texts/use-texts.ts'
import type { Bootstrap } from './bootstrap.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** What is made once, before the first screen. */
export interface Setup {
  bootstrap: Bootstrap
  store: Store
  texts: ShopTexts
}

interface Props extends Setup {
  children: ReactNode
}

/** Everything a screen may ask for, without the router: that one differs between browser, server and tests. */
export const Providers = ({ bootstrap, store, texts, children }: Props) => (
  <Provider store={store} serverState={store.getState()}>
    <TextsContext value={texts}>
      <KitTextsContext value={texts}>
        <LanguageProvider client={bootstrap.client} region={bootstrap.region}>
          <ThemeSwitch initial={bootstrap.look}>
            <ConsentProvider undecided={bootstrap.undecided}>
              <SentFormContext value={bootstrap.sent ?? null}>
                <PlainSearchContext value={bootstrap.search ?? null}>
                  <LoadingVoice>{children}</LoadingVoice>
                </PlainSearchContext>
              </SentFormContext>
            </ConsentProvider>
          </ThemeSwitch>
        </LanguageProvider>
      </KitTextsContext>
    </TextsContext>
  </Provider>
)
