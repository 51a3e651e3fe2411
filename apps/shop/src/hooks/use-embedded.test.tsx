import { memoryHistory } from '@billett/web-kit/links/memory-history.ts'
import { Router } from '@billett/web-kit/links/Router.tsx'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useEmbedded } from './use-embedded.ts'

const at = (address: string): boolean =>
  renderHook(useEmbedded, {
    wrapper: ({ children }) => (
      <Router history={memoryHistory(address)} set="shop">
        {children}
      </Router>
    ),
  }).result.current

it.each([
  '/agb/embedded',
  '/agb?mode=embedded',
  '/agb?x=1&mode=embedded',
  '/agb#mode=embedded',
  '/agb#jwt=a&mode=embedded',
])('%s is inside another page', address => expect(at(address)).toBe(true))

it.each(['/agb', '/agb?mode=whole', '/agb#embedded'])('%s is not', address => expect(at(address)).toBe(false))
