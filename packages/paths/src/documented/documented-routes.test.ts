import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentedRoutes } from './documented-routes.ts'

it('docs/routes.json is up to date (`npm run routes` writes it)', () => {
  const docs = JSON.parse(readFileSync(new URL('../../../../docs/routes.json', import.meta.url), 'utf8'))
  expect(docs).toEqual(documentedRoutes())
})
