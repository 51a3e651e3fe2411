import { expect, it } from 'vitest'
import { boardLines } from './board-lines.ts'

const words = { titleOf: (name: string) => name.toUpperCase(), noHeading: 'none', hidden: 'hidden' }

it('a board is its headings with their groups, and what is hidden', () => {
  const categories = [
    { name: { de: 'Freizeit', en: 'Leisure' }, groups: ['day', 'ferry'] },
    { name: null, groups: ['dog'] },
  ]
  expect(boardLines({ categories, hidden: ['boat'] }, words)).toBe(
    'Freizeit / Leisure\n  DAY\n  FERRY\nnone\n  DOG\nhidden\n  BOAT',
  )
  expect(boardLines({ categories: [], hidden: [] }, words)).toBe('')
})
