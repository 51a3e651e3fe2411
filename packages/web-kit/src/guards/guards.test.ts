import { describe, expect, it } from 'vitest'
import { privateRedirect } from './private-redirect.ts'
import { safeRedirect } from './safe-redirect.ts'

const redirected = (search: string, target?: string): string | null => {
  const path = privateRedirect({ fallback: '/login', target, search })
  return new URL(path, 'http://shop').searchParams.get('redirect')
}

describe('a private page, for somebody who is not signed in (Spec 1 §2.3)', () => {
  it('leads to the fallback, which knows the way back with its query', () => {
    expect(privateRedirect({ fallback: '/login', target: '/account', search: '' })).toBe('/login?redirect=%2Faccount')
    expect(redirected('?a=1&b=x%20y', '/account')).toBe('/account?a=1&b=x+y')
  })

  it('keeps what belongs to the login out of the way back', () => {
    const openId =
      '?client_id=1&nonce=2&redirect_uri=3&response_type=4&scope=5&state=6&response_mode=7&tab=existing-customer'
    expect(redirected(openId, '/account')).toBe('/account?tab=existing-customer')
  })

  it('uses the redirect of the address, with the subscription appended', () => {
    expect(redirected('?redirect=/cart&x=1', '/account')).toBe('/cart')
    expect(redirected('?redirect=/account/subscription&subscriptionId=47', '/account')).toBe(
      '/account/subscription?subscriptionId=47',
    )
    expect(redirected('?redirect=/a%3Fb%3D1&subscriptionId=47', '/account')).toBe('/a?b=1&subscriptionId=47')
  })

  it('leads to the fallback alone where nobody is to come back', () => {
    expect(privateRedirect({ fallback: '/login', target: undefined, search: '?a=1' })).toBe('/login')
  })
})

describe('the way on after signing in', () => {
  it.each(['/account', '/cart?a=1#b', '/'])('%s is a page of the shop', path => expect(safeRedirect(path)).toBe(path))

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    'account',
    '',
    null,
    undefined,
  ])('%s is none', target => expect(safeRedirect(target)).toBeUndefined())
})
