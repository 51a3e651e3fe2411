import { clientByName, defaultClient } from '@billett/clients'
import { routeSetOf } from '@billett/paths'
import { fontFaces } from '@billett/web-kit/fonts/font-faces.ts'
import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { storedHighContrast } from '@billett/web-kit/storage/high-contrast.ts'
import { themeVariables } from '@billett/web-kit/theme/theme-variables.ts'
import { createRoot } from 'react-dom/client'
import { Providers } from '../app/Providers.tsx'
import { createStore } from '../state/store.ts'
import { createTexts } from '../texts/create-texts.ts'
import { Catalogue } from './Catalogue.tsx'

/** `/office/@kit?client=…&language=en&contrast=high` or `&mode=dark`, served while one develops and in no build. */
async function start(): Promise<void> {
  const query = new URLSearchParams(window.location.search)
  const client = clientByName(query.get('client') ?? '') ?? defaultClient
  const language = query.get('language') === 'en' ? 'en' : 'de'
  const contrast = query.get('contrast') === 'high' ? 'high' : 'normal'
  storedHighContrast.write(contrast === 'high')
  const root = document.documentElement
  root.lang = language
  root.dataset.contrast = contrast
  root.dataset.mode = query.get('mode') === 'dark' ? 'dark' : 'light'
  const style = document.createElement('style')
  style.textContent = themeVariables(client.theme) + fontFaces(client.theme.type.fonts)
  document.head.prepend(style)
  const region = { currency: 'EUR', timeZone: 'Europe/Berlin' }
  const store = createStore({ send: () => new Promise(() => undefined) })
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no #root')
  createRoot(place).render(
    <Providers
      bootstrap={{ client, language, look: { contrast }, region }}
      store={store}
      texts={await createTexts(client, language)}
    >
      <Router history={memoryHistory('/admin')} set={routeSetOf(client)}>
        <Catalogue />
      </Router>
    </Providers>,
  )
}

void start()
