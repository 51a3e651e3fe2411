import { forBrowser, freePage } from '@billett/clients'
import { findRoute, type RouteKey, routeSetOf } from '@billett/paths'
import { formSent } from '@billett/web-kit/calls/common.slice.ts'
import { bootstrapScript } from '@billett/web-kit/document/bootstrap.ts'
import { headOf } from '@billett/web-kit/document/head.ts'
import { fontLinks } from '@billett/web-kit/fonts/font-faces.ts'
import { unreachable } from '@billett/web-kit/http/failed.ts'
import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../app/App.tsx'
import type { Bootstrap } from '../app/bootstrap.ts'
import { firstTexts, preloadPage } from '../app/lazy-pages.ts'
import { Providers } from '../app/Providers.tsx'
import { pageTitle } from '../app/page-title.ts'
import { createStore } from '../state/store.ts'
import { createTexts } from '../texts/create-texts.ts'

export interface RenderedPage {
  /** Content of `#root`. */
  html: string
  /** Title, description, links to fonts. */
  head: string
  /** The bootstrap data, as a script element. */
  state: string
  /** 404 where no screen is known at the address. */
  status: 200 | 404
  screen: RouteKey | undefined
  language: Bootstrap['language']
  look: Bootstrap['look']
}

import { kindOfScreen } from './kind-of-screen.ts'

/**
 * Draws the screen at `url` (path and query). Language of the path wins over `language`. Makes no calls: what they
 * answer comes in the browser.
 */
export async function renderPage({ url, ...asked }: Bootstrap & { url: string }): Promise<RenderedPage> {
  const { pathname } = new URL(url, 'http://shop')
  const found = findRoute(pathname, routeSetOf(asked.client))
  const bootstrap = { ...asked, language: found?.language ?? asked.language }
  const [texts] = await Promise.all([
    createTexts(bootstrap.client, bootstrap.language, firstTexts(bootstrap, found?.key)),
    found && preloadPage(found.key, bootstrap.search !== undefined),
  ])
  const store = createStore({ send: async () => unreachable() })
  if (bootstrap.sent) store.dispatch(formSent(bootstrap.sent))
  const html = renderToString(
    <StrictMode>
      <Providers bootstrap={bootstrap} texts={texts} store={store}>
        <Router history={memoryHistory(url)} set={routeSetOf(bootstrap.client)}>
          <App />
        </Router>
      </Providers>
    </StrictMode>,
  )
  const own =
    found?.key === 'freePage' ? freePage(bootstrap.client, found.params.page ?? '', bootstrap.language) : undefined
  const isThere = found !== undefined && (found.key !== 'freePage' || own !== undefined)
  const name = isThere ? found.route.title : 'notFound'
  const { t } = texts.current()
  const title = pageTitle(
    bootstrap.client,
    bootstrap.language,
    own?.document.title ?? t(`frame.titles.${name}`),
    name === 'start',
  )
  return {
    html,
    head: `${headOf(bootstrap, title)}${fontLinks(bootstrap.client.theme.type.fonts)}`,
    state: bootstrapScript({
      ...bootstrap,
      client: forBrowser(bootstrap.client, found?.params.page ?? kindOfScreen(found?.key)),
    }),
    status: isThere ? 200 : 404,
    screen: found?.key,
    language: bootstrap.language,
    look: bootstrap.look,
  }
}
