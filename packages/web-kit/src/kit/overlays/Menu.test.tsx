import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Menu, MenuPlace } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'

afterEach(cleanup)

function Account({ leave }: { leave: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <MenuPlace>
        <button type="button" onClick={() => setOpen(!open)}>
          Account
        </button>
        {open && (
          <Menu id="menu" onClose={() => setOpen(false)}>
            <MenuItem component="a" href="/orders">
              Orders
            </MenuItem>
            <MenuItem onClick={leave}>Sign out</MenuItem>
          </Menu>
        )}
      </MenuPlace>
      <p>Elsewhere</p>
    </>
  )
}

const open = async () => {
  const leave = vi.fn()
  render(<Account leave={leave} />)
  const button = screen.getByRole('button', { name: 'Account' })
  await userEvent.click(button)
  return { button, leave }
}
const focused = () => document.activeElement?.textContent

it('is gone through with the arrows, round and round', async () => {
  const { leave } = await open()
  expect(focused()).toBe('Orders')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Sign out')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Orders')
  await userEvent.keyboard('{End}{Enter}')
  expect(leave).toHaveBeenCalledOnce()
})

it('closes by Escape, and the focus goes back', async () => {
  const { button } = await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('closes by a press elsewhere', async () => {
  await open()
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
})

it('floats with its button: stays open and follows where its surroundings are scrolled', async () => {
  render(
    <MenuPlace>
      <Menu id="menu" floating onClose={() => expect.unreachable('it stays open')}>
        <MenuItem>Sign out</MenuItem>
      </Menu>
    </MenuPlace>,
  )
  const menu = screen.getByRole('menu')
  const place = menu.parentElement
  if (!place) throw new Error('It stands in its place')
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 44, 44))
  fireEvent.scroll(document)
  expect(menu.style.top).toBe('84px')
})
