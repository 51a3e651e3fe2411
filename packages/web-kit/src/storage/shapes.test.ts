import { describe, expect, it } from 'vitest'
import {
  isBoolean,
  isFilledText,
  isList,
  isListOf,
  isMissingOr,
  isNullOr,
  isNumber,
  isObjectOf,
  isRecordOf,
  isText,
} from './shapes.ts'

const VALUES = [undefined, null, '', 'a', 0, 1.5, Number.NaN, true, [], ['a'], [1], {}, { a: 'a' }, { a: 1, b: 'b' }]

describe('a shape', () => {
  it.each([
    ['text', isText, ['', 'a']],
    ['filled text', isFilledText, ['a']],
    ['number', isNumber, [0, 1.5]],
    ['boolean', isBoolean, [true]],
    ['list', isList, [[], ['a'], [1]]],
    ['list of text', isListOf(isText), [[], ['a']]],
    ['text or null', isNullOr(isText), [null, '', 'a']],
    ['text or nothing', isMissingOr(isText), [undefined, '', 'a']],
    ['record of text', isRecordOf(isText), [{}, { a: 'a' }]],
    ['object with a text', isObjectOf({ a: isText }), [{ a: 'a' }]],
    ['object with a number, whatever else', isObjectOf({ a: isNumber, c: isMissingOr(isText) }), [{ a: 1, b: 'b' }]],
  ])('%s is that of its values and of no others', (_, is, fitting) => {
    expect(VALUES.filter(is)).toEqual(fitting)
  })
})
