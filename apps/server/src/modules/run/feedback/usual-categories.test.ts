import type { FeedbackCategory } from '@billett/domain'
import { expect, it } from 'vitest'
import { USUAL_CATEGORIES } from './usual-categories.ts'

const below = (categories: readonly FeedbackCategory[]): FeedbackCategory[] =>
  categories.flatMap(category => [category, ...below(category.children)])
const all = below(USUAL_CATEGORIES)

it('there are five things to write about', () => expect(USUAL_CATEGORIES).toHaveLength(5))

it('every category has a name of its own', () => expect(new Set(all.map(({ id }) => id)).size).toBe(all.length))

it('every way ends at a form, which asks for a message and has a place for each field', () => {
  for (const { id, children, fields } of all) {
    expect(children.length > 0, id).toBe(fields.length === 0)
    if (fields.length === 0) continue
    expect(fields.find(field => field.id === 'message')?.isRequired, id).toBe(true)
    expect(new Set(fields.map(field => field.id)).size, id).toBe(fields.length)
    expect(new Set(fields.map(({ row, column }) => `${row}/${column}`)).size, id).toBe(fields.length)
  }
})
