import { expect, it } from 'vitest'
import { POLICIES } from './security-policy.ts'

const framers = (...partners: string[]): string | undefined =>
  POLICIES.shop('n', partners)
    .split('; ')
    .find(rule => rule.startsWith('frame-ancestors'))

it('nobody but the shop itself may frame it, unless they are a partner', () => {
  expect(framers()).toBe("frame-ancestors 'self'")
  expect(framers('https://www.town.example')).toBe("frame-ancestors 'self' https://www.town.example")
})

it('nobody frames the office, and it loads nothing from elsewhere', () => {
  const rules = POLICIES.office('n', ['https://www.town.example']).split('; ')
  expect(rules).toContain("frame-ancestors 'none'")
  expect(rules).toContain("default-src 'none'")
  expect(rules.join(' ')).not.toMatch(/https:|town\.example|unsafe/)
})
