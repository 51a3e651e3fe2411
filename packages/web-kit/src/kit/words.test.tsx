import { mdiCartOutline } from '@mdi/js'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { EmptyState } from './feedback/EmptyState.tsx'
import { LiveRegion } from './feedback/LiveRegion.tsx'
import { MessageBox } from './feedback/MessageBox.tsx'
import { Panel } from './layout/Panel.tsx'
import { Stack } from './layout/Stack.tsx'
import { PriceText } from './text/PriceText.tsx'
import { Text } from './text/Text.tsx'
import { TextLink } from './text/TextLink.tsx'

afterEach(cleanup)

it('a headline has the level it is given, however large it looks', () => {
  render(
    <>
      <Text variant="h1">Tickets</Text>
      <Text variant="h3" component="h2">
        Day ticket
      </Text>
      <Text>For one day.</Text>
    </>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tickets')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Day ticket')
  expect(screen.getByText('For one day.').tagName).toBe('P')
})

it('a list stays a list, a form a form, a button that looks like a link a button', () => {
  render(
    <>
      <Stack component="ul" spacing={2}>
        <li>One</li>
      </Stack>
      <Panel component="form" aria-label="Search" />
      <TextLink component="button" type="button">
        Cookies
      </TextLink>
    </>,
  )
  expect(screen.getByRole('list')).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Search' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cookies' })).toBeTruthy()
})

it('an error is read out wherever it appears, anything else in a place that was there before', () => {
  const page = (done: boolean) => (
    <>
      {done && <MessageBox kind="error">Your card was refused.</MessageBox>}
      <LiveRegion>
        {done && (
          <MessageBox kind="success" title="Your order">
            It is known now.
          </MessageBox>
        )}
      </LiveRegion>
    </>
  )
  const { rerender } = render(page(false))
  const place = screen.getByRole('status')
  rerender(page(true))
  expect(place.textContent).toBe('Your orderIt is known now.')
  expect(screen.getAllByRole('status')).toEqual([place])
  expect(screen.getByRole('alert').textContent).toBe('Your card was refused.')
})

it('an empty place offers the next step', () => {
  render(
    <EmptyState icon={mdiCartOutline} title="The cart is empty" action={<a href="/">Find a ticket</a>}>
      Choose one first.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'The cart is empty' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a ticket' })).toBeTruthy()
})

it('an empty place that goes when its button is pressed leaves the focus at the heading of the page', async () => {
  function List() {
    const [filter, setFilter] = useState('none of them')
    return (
      <main>
        <Text variant="h1">Orders</Text>
        {filter ? (
          <EmptyState
            icon={mdiCartOutline}
            title="Nothing found"
            action={
              <button type="button" onClick={() => setFilter('')}>
                Show all
              </button>
            }
          >
            No order is like that.
          </EmptyState>
        ) : (
          <p>All of them</p>
        )}
      </main>
    )
  }
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }))
})

it('a price is read with its note', () => {
  render(<PriceText note="incl. VAT">12,80 €</PriceText>)
  expect(screen.getByText('12,80 €')).toBeTruthy()
  expect(screen.getByText('incl. VAT')).toBeTruthy()
})
