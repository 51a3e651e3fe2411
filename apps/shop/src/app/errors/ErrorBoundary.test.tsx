import { defaultClient } from '@billett/clients'
import { postLog } from '@billett/contract'
import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../state/store.ts'
import { createTexts } from '../../texts/create-texts.ts'
import { LinkProvider } from '../LinkProvider.tsx'
import { Providers } from '../Providers.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

function Broken({ message }: { message: string }): never {
  throw new Error(message)
}

async function renderBroken(message: string) {
  const { send, sent } = fakeSend()
  const history = memoryHistory('/')
  const bootstrap = {
    client: defaultClient,
    language: 'de',
    look: {},
    undecided: true,
    region: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  } as const
  const shop = (content: ReactNode, at: string) => (
    <Providers bootstrap={bootstrap} store={store} texts={texts}>
      <Router history={history} set="shop">
        <LinkProvider>
          <ErrorBoundary at={at}>{content}</ErrorBoundary>
        </LinkProvider>
      </Router>
    </Providers>
  )
  const [texts, store] = [await createTexts(defaultClient, 'de', []), createStore({ send })]
  const view = render(shop(<Broken message={message} />, '/a'))
  return { sent, go: (content: ReactNode, at: string) => view.rerender(shop(content, at)) }
}

const reports = (sent: { call: string; input: object }[]) => sent.filter(({ call }) => call === postLog.name)

describe('a screen that breaks', () => {
  it('shows the way out and is reported once, without what the visitor typed', async () => {
    const { sent } = await renderBroken('boom')
    expect(screen.getByRole('alert').textContent).toContain('Da ist etwas schiefgegangen')
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/')
    expect(reports(sent)).toHaveLength(1)
    expect(reports(sent)[0]?.input).toMatchObject({
      body: { name: 'Error', message: 'boom', host: window.location.host },
    })
  })

  it('lets the visitor take the error log along', async () => {
    const made = vi.spyOn(URL, 'createObjectURL')
    await renderBroken('boom')
    await userEvent.click(screen.getByRole('button', { name: 'Fehlerprotokoll herunterladen' }))
    const [file] = made.mock.calls[0] ?? []
    expect(file instanceof Blob && (await file.text())).toContain('"message": "boom"')
  })

  it('is not reported where only a chunk did not load', async () => {
    const { sent } = await renderBroken('Failed to fetch dynamically imported module: /assets/x.js')
    expect(reports(sent)).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('ließ sich nicht laden')
  })

  it('gets a new chance at another address', async () => {
    const { go } = await renderBroken('boom')
    go(<p>fine</p>, '/b')
    expect(screen.getByText('fine')).toBeTruthy()
  })
})
