import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { letterSizes } from './letter-sizes.ts'
import { styleSheets } from './sources.ts'

it('letters are as large as the scale of the kit says', () => {
  const found = styleSheets().flatMap(file =>
    letterSizes(file, readFileSync(join(root, file), 'utf8')).map(size => `${file}: ${size}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['font-size: 0.9286rem;', 1],
  ['font-size: clamp(1rem, 3vw, 2rem);', 1],
  ['font-size: var(--size-small);', 0],
  ['font-size: inherit;', 0],
])('%s', (style, found) => {
  expect(letterSizes('Card.module.css', style)).toHaveLength(found)
})

it('the size of a drawing is none of letters', () => {
  expect(letterSizes('drawings/Icon.module.css', 'font-size: 3rem;')).toEqual([])
})
