import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { styleSheets } from './sources.ts'

/** A width in pixels does not know how large the text is; a container is asked in rem (README of the kit). */
const pixelWidths = (style: string): string[] => style.match(/@(media|container)[^{]*\bwidth\b[^{]*\dpx[^{]*/g) ?? []

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
