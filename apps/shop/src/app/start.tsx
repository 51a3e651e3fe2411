import { findRoute, routeSetOf } from '@billett/paths'
import { browserHistory } from '@billett/web-kit/links/browser-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { browserSend } from '@billett/web-kit/session/browser-send.ts'
import { tokenConfirmer } from '@billett/web-kit/session/confirm-token.ts'
import { sessionListener } from '@billett/web-kit/session/keep-session.ts'
import { takePreview } from '@billett/web-kit/session/shop-preview.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createStore, type Store } from '../state/store.ts'
import { wallClockNow } from '../state/tariff/now.ts'
import { offerSession } from '../state/user/security.slice.ts'
import { keepForOffline } from '../storage/keep-for-offline.ts'
import { createTexts } from '../texts/create-texts.ts'
import { App } from './App.tsx'
import { readBootstrap } from './bootstrap.ts'
import { firstTexts, preloadPage } from './lazy-pages.ts'
import { Providers } from './Providers.tsx'
import { adoptAddressToken, takeAddressToken } from './start-up/adopt-address-token.ts'
import { breath } from './start-up/breath.ts'
import { takeSentForm } from './start-up/take-sent-form.ts'

/** Takes over the page the server drew, as soon as its screen and texts have arrived. */
export async function start(): Promise<void> {
  takePreview(window)
  const token = takeAddressToken(window)
  const bootstrap = readBootstrap()
  const { clientId } = bootstrap.client.config.settings
  const found = findRoute(window.location.pathname)
  const isConfirmed = tokenConfirmer(clientId, bootstrap.language)
  const [texts, offered] = await Promise.all([
    createTexts(bootstrap.client, bootstrap.language, firstTexts(bootstrap, found?.key)),
    token === undefined ? undefined : adoptAddressToken(token, Date.now(), isConfirmed),
    // What never arrives is asked for again where the screen is drawn; a boundary there says that it failed.
    found && preloadPage(found.key, bootstrap.search !== undefined).catch(() => undefined),
  ])
  const send = browserSend(
    clientId,
    () => texts.current().language,
    sessionListener(() => store.dispatch),
  )
  const store: Store = createStore({ send })
  if (bootstrap.sent) takeSentForm(bootstrap.sent, store.dispatch)
  if (offered) store.dispatch(offerSession(offered))
  const history = browserHistory()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  // The first look at a clock takes a browser longer than any other: it is not to come amid taking over the page.
  await breath()
  wallClockNow(bootstrap.region.timeZone)
  await breath()

  // A transition is worked off in small pieces, so that the page answers to taps and scrolling meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers bootstrap={bootstrap} store={store} texts={texts}>
          <Router history={history} set={routeSetOf(bootstrap.client)}>
            <App />
          </Router>
        </Providers>
      </StrictMode>,
    )
  })
  keepForOffline()
}
