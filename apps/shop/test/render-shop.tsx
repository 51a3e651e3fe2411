import { type Client, defaultClient } from '@billett/clients'
import { GATEWAY_MODE, getPaymentTypes, getStatus } from '@billett/contract'
import type { Language } from '@billett/domain'
import { findRoute, routeSetOf } from '@billett/paths'
import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { answering, fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { act, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '../src/app/App.tsx'
import { preloadPage, textsOf } from '../src/app/lazy-pages.ts'
import { Providers } from '../src/app/Providers.tsx'
import { createStore } from '../src/state/store.ts'
import { createTexts } from '../src/texts/create-texts.ts'

/** Milliseconds. A busy machine takes its time to load a page's code; nothing here measures. */
configure({ asyncUtilTimeout: 10_000 })

/** A text that is not there when it is shown would be a blank on the screen. */
const missed = (key: string): never => {
  throw new Error(`Nobody fetched the section of ${key}`)
}

/** What every page asks for by itself. */
const everyPage = [
  answering(getStatus, () => [{ mode: GATEWAY_MODE.production, message: null }]),
  answering(getPaymentTypes, () => []),
]

interface Options {
  /** Path and query. */
  at?: string
  state?: unknown
  language?: Language
  client?: Client
  /** Looked at before what every page asks for. */
  answers?: Parameters<typeof fakeSend>
}

/** The whole shop at an address, with the real store and a `send` that answers from the contract. */
export async function renderShop({
  at = '/',
  state,
  language = 'de',
  client = defaultClient,
  answers = [],
}: Options = {}) {
  const history = memoryHistory(at, state)
  const found = findRoute(history.now().location.pathname)
  const [texts] = await Promise.all([
    createTexts(client, found?.language ?? language, textsOf(found?.key), missed),
    found && preloadPage(found.key),
  ])
  const { send, sent } = fakeSend(...answers, ...everyPage)
  const store = createStore({ send })
  const place: { current: ReturnType<typeof useLocation> | undefined } = { current: undefined }
  const Place = () => {
    place.current = useLocation()
    return null
  }
  const bootstrap = {
    client,
    language,
    look: {},
    undecided: true,
    region: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  } as const
  const view = render(
    <Providers bootstrap={bootstrap} store={store} texts={texts}>
      <Router history={history} set={routeSetOf(client)}>
        <App />
        <Place />
      </Router>
    </Providers>,
  )
  return {
    ...view,
    user: userEvent.setup(),
    store,
    sent,
    location: () => place.current,
    back: () => act(() => history.back()),
  }
}
