import { describe, expect, it } from 'vitest'
import {
  categoryPath,
  checkFeedback,
  type FeedbackCategory,
  type FeedbackField,
  type FeedbackFieldKind,
  findCategory,
} from './check-feedback.ts'

const field = (id: string, kind: FeedbackFieldKind, isRequired = false): FeedbackField => ({
  id,
  kind,
  label: { de: id, en: id },
  row: 0,
  column: 0,
  isRequired,
  maxLength: 20,
  options: kind === 'choice' ? ['bus', 'train'].map(id => ({ id, label: { de: id, en: id } })) : [],
})

const fields = [
  field('what', 'longText', true),
  field('line', 'text'),
  field('mail', 'email'),
  field('day', 'date'),
  field('hour', 'time'),
  field('mode', 'choice'),
]

const said = (values: Record<string, string>): string => {
  const given = Object.entries(values).map(([id, value]) => ({ id, value }))
  const result = checkFeedback(fields, given)
  if (result.ok) return result.values.map(({ id }) => id).join()
  return result.problems.map(({ fieldId, reason }) => `${fieldId} ${reason}`).join()
}

describe('answers to a feedback form', () => {
  it.each([
    [{ what: 'a\nb' }, 'what'],
    [{ what: 'ok', line: ' ', mail: '' }, 'what'],
    [{}, 'what required'],
    [{ what: ' ' }, 'what required'],
    [{ what: 'x'.repeat(20) }, 'what'],
    [{ what: 'x'.repeat(21) }, 'what exceedMaximumLength'],
    [{ what: 'ok', line: 'a\nb' }, 'line notValid'],
    [{ what: 'ok', mail: 'nobody' }, 'mail email'],
    [{ what: 'ok', mail: 'a b@c.example' }, 'mail email'],
    [{ what: 'ok', mail: 'a@b.example c' }, 'mail email'],
    [{ what: 'ok', mail: 'a@b.example', day: '2026-02-29' }, 'day date'],
    [{ what: 'ok', hour: '24:00' }, 'hour notValid'],
    [{ what: 'ok', hour: 'x08:30' }, 'hour notValid'],
    [{ what: 'ok', hour: '08:300' }, 'hour notValid'],
    [{ what: 'ok', mode: 'tram' }, 'mode notValid'],
    [{ what: 'ok', other: 'x' }, 'other notValid'],
    [{ mode: 'tram', hour: '8' }, 'what required,hour notValid,mode notValid'],
    [
      { what: 'ok', line: '5', mail: 'a@b.example', day: '2026-11-21', hour: '08:30', mode: 'bus' },
      'what,line,mail,day,hour,mode',
    ],
  ])('%j -> %s', (values: Record<string, string>, expected) => expect(said(values)).toBe(expected))

  it('are given once', () =>
    expect(
      checkFeedback(fields, [
        { id: 'what', value: 'a' },
        { id: 'what', value: 'b' },
      ]).ok,
    ).toBe(false))
})

const category = (id: string, ...children: FeedbackCategory[]): FeedbackCategory => ({
  id,
  label: { de: id, en: id },
  children,
  fields: children.length > 0 ? [] : fields,
})

it('a category is found at any depth, with the way to it', () => {
  const all = [category('a'), category('b', category('c', category('d')))]
  expect(findCategory(all, 'd')?.fields).toBe(fields)
  expect(categoryPath(all, 'd').map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  expect([findCategory(all, 'x'), categoryPath(all, 'x')]).toEqual([undefined, []])
})
