import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCurrentInView } from './use-current-in-view.ts'

/** How far a menu of 300 px is scrolled down to the entry of the page, which lies at 900 px. */
function Menu({ here }: { here: string }) {
  const menu = useCurrentInView()
  return (
    <div ref={menu} role="menu">
      <a href="/admin/bank" aria-current={here === '/admin/bank' ? 'page' : undefined}>
        Bank
      </a>
    </div>
  )
}

let place = 900

beforeEach(() => {
  place = 900
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => place)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows the entry of the page once the menu has it, also where it moves, and leaves whoever scrolls on where they are', () => {
  const history = memoryHistory('/admin/bank')
  const { getByRole, rerender } = render(<Menu here="" />, {
    wrapper: ({ children }) => (
      <Router history={history} set="shop">
        {children}
      </Router>
    ),
  })
  const menu = getByRole('menu')
  expect(menu.scrollTop).toBe(0)
  rerender(<Menu here="/admin/bank" />)
  expect(menu.scrollTop).toBe(750)
  place = 1200
  rerender(<Menu here="/admin/bank" />)
  expect(menu.scrollTop).toBe(1050)
  menu.scrollTop = 0
  rerender(<Menu here="/admin/bank" />)
  expect(menu.scrollTop).toBe(0)
})
