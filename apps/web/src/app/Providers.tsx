import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { ConsentProvider } from '../parts/cookies/ConsentProvider.tsx'
import type { Store } from '../state/store.ts'
import type { Bootstrap } from './bootstrap.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** What is made once, before the first screen. */
export interface Setup {
  bootstrap: Bootstrap
  cache: EmotionCache
  i18n: i18n
  store: Store
}

interface Props extends Setup {
  children: ReactNode
}

/** Everything a screen may ask for, without the router: that one differs between browser, server and tests. */
export const Providers = ({ bootstrap, cache, i18n, store, children }: Props) => (
  <CacheProvider value={cache}>
    <Provider store={store} serverState={store.getState()}>
      <I18nextProvider i18n={i18n}>
        <LanguageProvider client={bootstrap.client} region={bootstrap.region}>
          <ThemeSwitch theme={bootstrap.client.theme} initial={bootstrap.contrast}>
            <ConsentProvider undecided={bootstrap.undecided}>{children}</ConsentProvider>
          </ThemeSwitch>
        </LanguageProvider>
      </I18nextProvider>
    </Provider>
  </CacheProvider>
)
