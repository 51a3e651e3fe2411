import { type Client, defaultClient } from '@billett/clients'
import type { Language } from '@billett/domain'
import { findOfficeRoute, routeSetOf } from '@billett/paths'
import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { OfficeApp } from '../src/app/OfficeApp.tsx'
import { Providers } from '../src/app/Providers.tsx'
import { createStore } from '../src/state/store.ts'
import { createTexts } from '../src/texts/create-texts.ts'

/** Milliseconds. A busy machine takes its time to load a page's code; nothing here measures. */
configure({ asyncUtilTimeout: 10_000 })

interface Options {
  /** Path and query. */
  at: string
  language?: Language
  client?: Client
  answers?: Parameters<typeof fakeSend>
}

/** The whole office at an address, with the real store and a `send` that answers from the contract. */
export async function renderOffice({ at, language = 'de', client = defaultClient, answers = [] }: Options) {
  const history = memoryHistory(at)
  const spoken = findOfficeRoute(history.now().location.pathname)?.language ?? language
  const texts = await createTexts(client, spoken, key => {
    throw new Error(`${key} is said, and its section has not come: see app/page-texts.ts`)
  })
  await texts.fetch(['failures'])
  const { send, sent } = fakeSend(...answers)
  const store = createStore({ send })
  const place: { current: ReturnType<typeof useLocation> | undefined } = { current: undefined }
  const Place = () => {
    place.current = useLocation()
    return null
  }
  const bootstrap = {
    client,
    language: spoken,
    look: {},
    region: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  } as const
  const view = render(
    <Providers bootstrap={bootstrap} store={store} texts={texts}>
      <Router history={history} set={routeSetOf(client)}>
        <OfficeApp />
        <Place />
      </Router>
    </Providers>,
  )
  return { ...view, user: userEvent.setup(), store, sent, location: () => place.current }
}
