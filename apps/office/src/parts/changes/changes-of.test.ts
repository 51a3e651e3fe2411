import { expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'

it.each([
  ['', '', []],
  ['{"a":1}', '{"a":2}', [{ path: 'a', before: '1', after: '2' }]],
  ['', '{"name":"Tal"}', [{ path: 'name', before: undefined, after: 'Tal' }]],
  ['{"a":null}', '{"b":["x"]}', [{ path: 'b', before: undefined, after: '["x"]' }]],
  ['"text"', '{"a":true}', [{ path: 'a', before: undefined, after: 'true' }]],
])('%j becoming %j changes %j', (before, after, changes) => expect(changesOf({ before, after })).toEqual(changes))
