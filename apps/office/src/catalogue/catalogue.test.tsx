import { defaultClient } from '@billett/clients'
import { routeSetOf } from '@billett/paths'
import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Providers } from '../app/Providers.tsx'
import { createStore } from '../state/store.ts'
import { createTexts } from '../texts/create-texts.ts'
import { Catalogue } from './Catalogue.tsx'

afterEach(cleanup)

async function show(language: 'de' | 'en') {
  const { send } = fakeSend()
  const region = { currency: 'EUR', timeZone: 'Europe/Berlin' }
  render(
    <Providers
      bootstrap={{ client: defaultClient, language, look: {}, region }}
      store={createStore({ send })}
      texts={await createTexts(defaultClient, language)}
    >
      <Router history={memoryHistory('/admin')} set={routeSetOf(defaultClient)}>
        <Catalogue />
      </Router>
    </Providers>,
  )
  return userEvent.setup()
}

const orders = () => within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('rowheader')

it('its list is narrowed down, gone through page by page, and says what was done', async () => {
  const user = await show('en')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'First page' }))
  await user.type(screen.getByRole('searchbox', { name: 'Buyer' }), 'wanda')
  expect(orders()).toHaveLength(6)
  await user.click(screen.getByRole('checkbox', { name: 'Select order 4710' }))
  await user.click(screen.getByRole('button', { name: 'Send mails again' }))
  expect(await screen.findByText('1 mails are sent again.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Buyer' }), ' nobody')
  await user.click(screen.getByRole('button', { name: 'Show all orders' }))
  expect(orders()).toHaveLength(10)
})

it('speaks German, in its blocks as well', async () => {
  const user = await show('de')
  expect(screen.getByText('Seite 1 von 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'A form' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const summary = await dialog.findByRole('group', { name: 'Bitte prüfen Sie diese 2 Angaben:' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
})
