import { expect, it } from 'vitest'
import { proposalsFor } from './proposals.ts'

const stop = (reference: string) => ({ reference, text: `Stop ${reference}` })
const search = (from: string, to: string) => ({ from: stop(from), to: stop(to), via: null })
const references = (...asked: Parameters<typeof proposalsFor>) => proposalsFor(...asked).map(each => each.reference)

const known = { favorites: [stop('mill')], searches: [search('hall', 'port'), search('mill', 'spa')] }

it('favourites come first, then where one set out, then where one went; each stop once', () => {
  expect(proposalsFor('start', null, known)[0]).toEqual({ ...stop('mill'), favorite: true })
  expect(references('start', null, known)).toEqual(['mill', 'hall', 'port', 'spa'])
  expect(references('end', null, known)).toEqual(['mill', 'port', 'spa', 'hall'])
})

it('nobody is proposed the other end, nor more than fits', () => {
  expect(references('end', stop('port'), known)).toEqual(['mill', 'spa', 'hall'])
  const many = Array.from({ length: 9 }, (_, number) => stop(`${number}`))
  expect(references('start', null, { favorites: many, searches: [] })).toHaveLength(6)
})
