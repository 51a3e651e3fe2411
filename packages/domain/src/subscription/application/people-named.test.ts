import { expect, it } from 'vitest'
import { peopleNamed } from './people-named.ts'

it.each([
  [['Ada', 'Bob'], 2],
  [['Ada', ' ada '], 1],
  [['Ada  King', 'Ada King'], 1],
  [['Ada', ''], 1],
  [['Ada', ' '], 1],
  [[], 0],
])('%j are %i people', (names, count) => expect(peopleNamed(names)).toHaveLength(count))
