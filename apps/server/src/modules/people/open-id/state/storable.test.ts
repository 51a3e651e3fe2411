import { expect, it } from 'vitest'
import { isStorable } from './storable.ts'

it.each(['', 'a\r\nb', '😀', 5, null, undefined, { params: { state: 'x', scopes: ['openid', 'größer'] } }])(
  'is what PostgreSQL takes: %j',
  value => expect(isStorable(value)).toBe(true),
)

it.each(['a\0b', '\ud83d', '\udc00x', ['x', ['\0']], { params: { state: '\0' } }, { 'na\0me': 'x' }])(
  'is not what it refuses, however deep: %j',
  value => expect(isStorable(value)).toBe(false),
)
