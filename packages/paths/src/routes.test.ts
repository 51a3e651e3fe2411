import { clients, defaultClient } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { isAdminPath } from './admin-area.ts'
import { appAt } from './app-at.ts'
import { createLink } from './create-link.ts'
import { fillPath } from './fill-path.ts'
import { findRoute, routeKeys } from './find-route.ts'
import { keysOf } from './finder.ts'
import { findOfficeRoute, officeRoutes as routes } from './office-routes.ts'
import { routeSetOf } from './route-sets.ts'
import { isPortalPath, PORTAL_START } from './school-area.ts'
import { translatePath } from './translate-path.ts'

const keys = keysOf(routes)

const namesIn = (pattern: string) => pattern.match(/:\w+|\*/g) ?? []

describe('the table of routes', () => {
  it('has the same parameters in both languages', () => {
    for (const key of keys) expect(namesIn(routes[key].de)).toEqual(namesIn(routes[key].en))
  })

  it('gives no path to two screens', () => {
    const paths = keys.flatMap(key => [...new Set([routes[key].de, routes[key].en])].map(path => path.toLowerCase()))
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('a client’s set of screens', () => {
  it('is the whole shop, or the account without the way to a ticket', () => {
    expect(findRoute('/warenkorb', 'shop')?.key).toBe('cart')
    for (const path of ['/warenkorb', '/checkout', '/verbindung/', '/fahrt/x', '/confirm/4711', '/schnellkauf'])
      expect(findRoute(path, 'account'), path).toBeUndefined()
    for (const path of [
      '/konto',
      '/login',
      '/agb',
      '/vertragKuendigen/ohneAnmeldung',
      '/vertragWiderrufen',
      '/datenschutz',
    ])
      expect(findRoute(path, 'account')?.key, path).toBeTruthy()
  })

  it('is picked by the client, which has the first one unless it says otherwise', () => {
    expect(routeSetOf(defaultClient)).toBe('shop')
    expect(
      clients.filter(client => routeSetOf(client) === 'account').map(client => client.config.texts.nameShort),
    ).toEqual(['VBO Konto'])
  })
})

describe('links', () => {
  it('stand in the language asked for, with their parameters', () => {
    expect(createLink(routes, 'de')('cart')).toBe('/warenkorb')
    expect(createLink(routes, 'en')('cart')).toBe('/cart')
    expect(createLink(routes, 'en')('confirmOrder', { id: 'a b' })).toBe('/confirm/a%20b')
    expect(createLink(routes, 'de')('recon', { '*': 'T$1/2 3' })).toBe('/fahrt/T%241/2%203')
    expect(createLink(routes, 'de')('start', undefined, { mode: 'embedded', none: undefined })).toBe('/?mode=embedded')
  })

  it.each(keys)('to %s lead back there, with the same parameters', key => {
    for (const pattern of [routes[key].de, routes[key].en])
      for (const value of ['4711', 'ä/ö', '50%', 'a?b#c', 'T$1 2 3', 'Grüße']) {
        const names = namesIn(pattern).map(name => name.replace(':', ''))
        const params = Object.fromEntries(names.map(name => [name, name === '*' ? `${value}/x` : value]))
        const path = fillPath(pattern, params)
        expect(findOfficeRoute(path), path).toMatchObject({ key, params })
        expect(findOfficeRoute(`${path.toUpperCase()}/`)?.key, path).toBe(key)
      }
  })
})

describe('an address', () => {
  it('speaks its own language, or none where both share it', () => {
    expect(findRoute('/warenkorb')).toMatchObject({ key: 'cart', language: 'de' })
    expect(findRoute('/CART/')).toMatchObject({ key: 'cart', language: 'en' })
    expect(findRoute('/')?.language).toBeUndefined()
    expect(findRoute('/no/such/page')).toBeUndefined()
  })

  it('keeps parameters, query and hash in the other language', () => {
    const place = { pathname: '/confirm/a%2Fb', search: '?mode=embedded&x=1', hash: '#ticket' }
    const german = translatePath(place, 'de')
    expect(german).toBe('/bestaetigung/a%2Fb?mode=embedded&x=1#ticket')
    expect(translatePath({ ...place, pathname: '/bestaetigung/a%2Fb' }, 'en')).toBe(
      '/confirm/a%2Fb?mode=embedded&x=1#ticket',
    )
  })

  it.each([
    ['/resetpassword/embedded', 'resetPasswordEmbedded', {}],
    ['/resetpassword/embedded/x', 'newPasswordEmbedded', { id: 'x' }],
    ['/aktivieren/embedded', 'activate', { id: 'embedded' }],
    ['/confirm/', 'confirm', {}],
    ['/confirm/4711/account', 'convertUser', { id: '4711' }],
    ['/fahrt', 'recon', { '*': '' }],
    ['/fahrt/a%2Fb/c', 'recon', { '*': 'a%2Fb/c' }],
    ['/bestaetigung/Gr%C3%BC%C3%9Fe', 'confirmOrder', { id: 'Grüße' }],
    ['/bestaetigung/Grüße', 'confirmOrder', { id: 'Grüße' }],
    ['/confirm/%E0%A4%A', 'confirmOrder', { id: '%E0%A4%A' }],
  ] as const)('%s is %s with %o', (path, key, params) => {
    expect(findRoute(path)).toMatchObject({ key, params })
    expect(Object.keys(findRoute(path)?.params ?? {})).toEqual(Object.keys(params))
  })

  it('nobody knows stays as it is', () => {
    expect(translatePath({ pathname: '/x', search: '?a=1', hash: '' }, 'de')).toBe('/x?a=1')
  })
})

describe('the area of the staff', () => {
  it('has screens of its own, whose addresses no passenger’s script knows', () => {
    expect(findOfficeRoute('/admin/bestellungen')).toMatchObject({ key: 'adminOrders', language: 'de' })
    expect(findOfficeRoute('/admin/dynamicPages/Hilfe')).toMatchObject({
      key: 'adminDynamicPage',
      params: { path: 'Hilfe' },
    })
    expect(findRoute('/admin/bestellungen')).toBeUndefined()
    expect(findOfficeRoute('/warenkorb')?.key).toBe('cart')
    const known = new Set<string>(routeKeys)
    for (const key of keys.filter(key => !known.has(key))) {
      expect(['admin/staff', 'school/portal'], key).toContain(`${routes[key].area}/${routes[key].access}`)
      for (const path of [routes[key].de, routes[key].en]) expect(appAt(path), path).toBe('office')
    }
  })

  it('keeps its screen in the other language', () => {
    const place = { pathname: '/admin/orders', search: '?span=7d', hash: '' }
    expect(translatePath(place, 'de', findOfficeRoute)).toBe('/admin/bestellungen?span=7d')
  })

  it('is any path that begins like it, whatever the language', () => {
    expect(['/admin', '/admin/portal', '/administration', '/konto'].map(isAdminPath)).toEqual([
      true,
      true,
      false,
      false,
    ])
    for (const key of keys.filter(key => routes[key].area === 'admin'))
      expect([routes[key].de, routes[key].en].map(isAdminPath), key).toEqual([true, true])
  })

  it('is shown by the office, with what nobody knows in it; all else by the shop', () => {
    for (const path of ['/admin', '/ADMIN/abmeldung/', '/admin/password/x', '/admin/nowhere'])
      expect(appAt(path), path).toBe('office')
    for (const path of ['/', '/konto', '/nowhere', '/administration', '/confirm/admin'])
      expect(appAt(path), path).toBe('shop')
  })
})

describe('the portal of schools and cost units', () => {
  const ofPortal = keys.filter(key => routes[key].area === 'school')

  it('has the same addresses in both languages, each with an entry of its menu', () => {
    expect(ofPortal).toHaveLength(17)
    for (const key of ofPortal) {
      expect(routes[key].de).toBe(routes[key].en)
      expect(routes[key], key).toHaveProperty('nodes')
    }
  })

  it('is known to passengers by the first words of its addresses alone, which lead to the office', () => {
    for (const key of ofPortal) {
      const path = fillPath(routes[key].en, { id: '4711' })
      expect(isPortalPath(path), path).toBe(true)
      expect(findRoute(path), path).toBeUndefined()
      expect(appAt(path.toUpperCase()), path).toBe('office')
    }
    expect(PORTAL_START).toBe(routes.organisations.en)
    for (const path of ['/', '/konto/settings', '/helpdesk', '/organisationen']) expect(appAt(path), path).toBe('shop')
  })
})
