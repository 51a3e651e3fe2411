import createCache from '@emotion/cache'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/App.tsx'
import { adoptAddressToken } from './app/adopt-address-token.ts'
import { readBootstrap } from './app/bootstrap.ts'
import { keepForOffline } from './app/keep-for-offline.ts'
import { Providers } from './app/Providers.tsx'
import { browserSend } from './http/browser-send.ts'
import { findRoute } from './routes/find-route.ts'
import { preloadPage } from './routes/lazy-pages.ts'
import { reloadOnce } from './routes/reload-once.ts'
import { createStore } from './state/store.ts'
import { createI18n } from './texts/create-i18n.ts'
import { currentLanguage } from './texts/current-language.ts'
import { STYLE_KEY } from './theme/style-key.ts'

adoptAddressToken(window, Date.now())
const bootstrap = readBootstrap()
const found = findRoute(window.location.pathname)
const [i18n] = await Promise.all([
  createI18n(bootstrap.client, bootstrap.language),
  found && reloadOnce(() => preloadPage(found.key)),
])
const store = createStore({ send: browserSend(bootstrap.client.config.settings.clientId, () => currentLanguage(i18n)) })
const cache = createCache({ key: STYLE_KEY, nonce: bootstrap.nonce })
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

hydrateRoot(
  root,
  <StrictMode>
    <Providers bootstrap={bootstrap} cache={cache} i18n={i18n} store={store}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
)
keepForOffline()
