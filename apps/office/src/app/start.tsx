import { routeSetOf } from '@billett/paths'
import { readBootstrap } from '@billett/web-kit/document/bootstrap.ts'
import { browserHistory } from '@billett/web-kit/links/browser-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { browserSend } from '@billett/web-kit/session/browser-send.ts'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { claimsOf } from '@billett/web-kit/session/jwt-claims.ts'
import { sessionListener } from '@billett/web-kit/session/keep-session.ts'
import { storedPreview } from '@billett/web-kit/session/shop-preview.ts'
import { backToStaff } from '@billett/web-kit/session/take-over.ts'
import { showMode } from '@billett/web-kit/theme/show-look.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { viewOf } from '../state/school/portal-view.ts'
import { createStore, type Store } from '../state/store.ts'
import { createTexts } from '../texts/create-texts.ts'
import { modeOf } from './mode-of.ts'
import { OfficeApp } from './OfficeApp.tsx'
import { Providers } from './Providers.tsx'

/** Draws the office into the document the server sent, with the data that stand in it. */
export async function start(): Promise<void> {
  const bootstrap = readBootstrap()
  // Whoever comes back from the shop of another day is themselves again.
  storedPreview.remove()
  // The time in a customer's place ran out, or the customer has ended it.
  const jwt = storedJwt.read()
  if (jwt === undefined) backToStaff()
  // Before anything is drawn: who works in the dark is not dazzled by each screen.
  showMode(modeOf(viewOf(claimsOf(jwt ?? '', Date.now())?.sub ?? '')))
  const { client, language } = bootstrap
  const texts = await createTexts(client, language)
  const send = browserSend(
    client.config.settings.clientId,
    () => texts.current().language,
    sessionListener(() => store.dispatch),
  )
  const store: Store = createStore({ send })
  const history = browserHistory()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <Providers bootstrap={bootstrap} store={store} texts={texts}>
        <Router history={history} set={routeSetOf(client)}>
          <OfficeApp />
        </Router>
      </Providers>
    </StrictMode>,
  )
  // What can be wrong is known by the time that somebody has typed something. Where it does not come, it is asked for
  // again.
  void texts.fetch(['failures']).catch(() => undefined)
}
