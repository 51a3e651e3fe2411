import { describe, expect, it } from 'vitest'
import { EntitlementContent } from '../values/entitlement-content.ts'
import { SubscriptionContent } from '../values/subscription-content.ts'
import { emptyOf, type Shape, shapeOf } from './shape-of.ts'

const at = (shape: Shape | undefined, ...names: string[]): Shape | undefined =>
  names.reduce<Shape | undefined>(
    (found, name) =>
      found?.kind === 'object' ? found.fields[name] : found?.kind === 'maybe' ? at(found.inner, name) : undefined,
    shape,
  )

describe('the shape of a subscription', () => {
  const shape = shapeOf(SubscriptionContent)

  it('has every part of it, each as what it is drawn as', () => {
    expect(at(shape, 'terms', 'deadlineDay')).toEqual({ kind: 'maybe', inner: { kind: 'number' }, none: null })
    expect(at(shape, 'terms', 'minimumTerm', 'difference')).toEqual({ kind: 'yesNo' })
    expect(at(shape, 'media')).toEqual({ kind: 'list', element: { kind: 'choice', values: ['phone', 'chip'] } })
    const deadline = at(shape, 'terms', 'notice', 'deadline')
    expect(deadline?.kind === 'either' && Object.keys(deadline.options)).toEqual(['dayOfMonth', 'days', 'months'])
  })

  it('of a field tells its kinds apart, also those that have nothing of their own', () => {
    const masks = at(shape, 'masks')
    const fields = masks?.kind === 'list' ? at(masks.element, 'fields') : undefined
    const kinds = fields?.kind === 'list' && fields.element.kind === 'either' ? fields.element.options : {}
    expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['personName', 'iban', 'text', 'firstDay']))
    expect(at(kinds.iban, 'kind')).toEqual({ kind: 'fixed', value: 'iban' })
  })

  it('gives what is added a beginning', () => {
    const notice = at(shape, 'terms', 'notice')
    expect(notice && emptyOf(notice)).toEqual({
      endsWith: { kind: 'calendarMonth' },
      deadline: { kind: 'dayOfMonth', day: 0, monthsBefore: 0 },
      monthsAhead: 0,
    })
  })
})

it('the shape of a rule of entitlement has what may be left out, and what is not there stays left out', () => {
  const shape = shapeOf(EntitlementContent)
  const subscription = at(shape, 'subscription')
  expect(subscription).toEqual({ kind: 'maybe', inner: { kind: 'text' }, none: undefined })
  expect(subscription && JSON.stringify({ subscription: emptyOf(subscription) })).toBe('{}')
})

it('a day is told from other texts, so that a calendar is drawn for it', () => {
  expect(at(shapeOf(EntitlementContent), 'validFrom')).toEqual({ kind: 'day' })
  expect(emptyOf({ kind: 'day' })).toBe('')
})
