import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { pixelWidths } from './pixel-widths.ts'
import { styleSheets } from './sources.ts'

it('screens break by how much text fits', () => {
  const found = styleSheets().flatMap(file =>
    pixelWidths(readFileSync(join(root, file), 'utf8')).map(query => `${file}: ${query}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['@media (min-width: 600px) { … }', 1],
  ['@container page (width < 599px) { … }', 1],
  ['@container page (width >= 37.5rem) { … }', 0],
  ['@media (height >= 30rem) { … }', 0],
])('%s', (style, found) => {
  expect(pixelWidths(style)).toHaveLength(found)
})
