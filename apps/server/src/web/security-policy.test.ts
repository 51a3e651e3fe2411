import { expect, it } from 'vitest'
import { POLICIES } from './security-policy.ts'

const framers = (...partners: string[]): string | undefined =>
  POLICIES.shop({ style: 'a{}' }, partners)
    .split('; ')
    .find(rule => rule.startsWith('frame-ancestors'))

it('nobody but the shop itself may frame it, unless they are a partner', () => {
  expect(framers()).toBe("frame-ancestors 'self'")
  expect(framers('https://www.town.example')).toBe("frame-ancestors 'self' https://www.town.example")
})

it('nobody frames the office, and it loads nothing from elsewhere', () => {
  const rules = POLICIES.office({ style: 'a{}' }, ['https://www.town.example']).split('; ')
  expect(rules).toContain("frame-ancestors 'none'")
  expect(rules).toContain("default-src 'none'")
  expect(rules.join(' ')).not.toMatch(/https:|town\.example/)
  // Mails that staff look at carry their look in attributes.
  expect(rules.filter(rule => rule.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"])
})

it('the office shows a file that was handed in, a PDF too, from what it has fetched and from nowhere else', () => {
  const rules = POLICIES.office({ style: 'a{}' }).split('; ')
  for (const kind of ['frame-src', 'object-src'])
    expect(rules.filter(rule => rule.startsWith(kind))).toEqual([`${kind} blob:`])
  expect(rules).toContain("img-src 'self' data: blob:")
})

it.each(['shop', 'office'] as const)(
  'the %s has no style or script within its documents but our own style sheet',
  app => {
    const rules = POLICIES[app]({ style: 'a{}' }).split('; ')
    expect(rules).toContain("script-src 'self'")
    // Of `printf 'a{}' | openssl dgst -sha256 -binary | base64`.
    expect(rules).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='")
  },
)

it('a script that runs before the first paint is named by its hash, and no other', () => {
  const rules = POLICIES.shop({ style: 'a{}', script: 'a{}' }).split('; ')
  expect(rules).toContain("script-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='")
})
