import { fillPath, findRoute, routeKeys, routes } from '@billett/paths'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { pages } from './pages.ts'

it.each(Object.entries(pages))('there is a page for %s', async (_, page) => {
  expect(await page()).toBeTypeOf('function')
})

const VALUES = ['4711', 'ä/ö', '50%', 'a?b#c', 'embedded', 'T$1 2 3', '']

it.each(routeKeys)('the router finds %s where links lead to it, with the same parameters', key => {
  const screens = routeKeys.flatMap(id => [...new Set([routes[id].de, routes[id].en])].map(path => ({ id, path })))
  for (const pattern of [routes[key].de, routes[key].en])
    for (const value of VALUES) {
      const params = { id: value, token: value, userId: value, '*': `${value}/${value}` }
      const path = fillPath(pattern, params)
      const [found] = matchRoutes(screens, path)?.slice(-1) ?? []
      expect(findRoute(path)?.key, path).toBe(found?.route.id)
      expect(findRoute(path)?.params, path).toEqual(found?.params)
    }
})
