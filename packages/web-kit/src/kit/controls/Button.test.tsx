import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { BusyButton } from './BusyButton.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

it('sends no form unless it says so', async () => {
  const submit = vi.fn(event => event.preventDefault())
  const press = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Details</Button>
      <IconButton aria-label="Swap" onClick={press} />
      <Button type="submit">Search</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  await userEvent.click(screen.getByRole('button', { name: 'Swap' }))
  expect(press).toHaveBeenCalledTimes(2)
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(submit).toHaveBeenCalledOnce()
})

it('is a link where it leads somewhere', () => {
  render(
    <Button component="a" href="/cart">
      Cart
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart')
  expect(screen.getByRole('link').hasAttribute('type')).toBe(false)
})

it('does nothing while it is disabled', async () => {
  const press = vi.fn()
  render(
    <Button disabled onClick={press}>
      Pay
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(press).not.toHaveBeenCalled()
})

it('does nothing while it is aria-disabled, sends no form, and can be found to say why', async () => {
  const press = vi.fn()
  const submit = vi.fn(event => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" aria-disabled aria-describedby="why" onClick={press}>
        Pay
      </Button>
      <IconButton aria-label="Remove" aria-disabled onClick={press} />
      <p id="why">Choose a ticket first.</p>
    </form>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

it('leads nowhere while it is a link that is disabled', async () => {
  render(
    <Button component="a" href="/cart" disabled>
      Cart
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Cart' })
  expect(link.hasAttribute('href')).toBe(false)
  expect(link.getAttribute('aria-disabled')).toBe('true')
})

it('keeps name and focus while it is busy, and starts nothing twice', async () => {
  const press = vi.fn()
  const { rerender } = render(
    <BusyButton busy={false} onClick={press}>
      Pay
    </BusyButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  rerender(
    <BusyButton busy onClick={press}>
      Pay
    </BusyButton>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(button)
  expect(press).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
})
