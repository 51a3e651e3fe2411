import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-policy.ts'

const framers = (...partners: string[]): string | undefined =>
  contentSecurityPolicy('n', partners)
    .split('; ')
    .find(rule => rule.startsWith('frame-ancestors'))

it('nobody but the shop itself may frame it, unless they are a partner', () => {
  expect(framers()).toBe("frame-ancestors 'self'")
  expect(framers('https://www.town.example')).toBe("frame-ancestors 'self' https://www.town.example")
})
