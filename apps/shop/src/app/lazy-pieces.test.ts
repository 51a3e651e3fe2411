import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = ['apps/shop/src', 'apps/office/src', 'packages/web-kit/src']

/** Where a failure to load is seen to. */
const BY = new Set(['packages/web-kit/src/text/lazily-with-texts.tsx', 'packages/web-kit/src/kit/lazy/lazy-piece.ts'])

it('every piece that is fetched later has the page loaded anew, once, where it does not come', () => {
  const root = join(import.meta.dirname, '../../../..')
  const bare = SOURCES.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map(file => `${folder}/${file}`),
  ).filter(
    file => !BY.has(file) && /\blazy\(/.test(readFileSync(join(root, file), 'utf8').replace(/\/\*\*.*?\*\//gs, '')),
  )
  expect(bare).toEqual([])
})
