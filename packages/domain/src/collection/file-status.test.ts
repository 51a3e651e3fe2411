import { expect, it } from 'vitest'
import { fileStatusMeaning } from './file-status.ts'

it.each([
  ['RJCT', 'refused'],
  ['ACCP', 'taken'],
  ['ACFC', 'taken'],
  ['PART', 'pending'],
  ['RCVD', 'pending'],
  ['CANC', 'unknown'],
  ['PRUEF', 'unknown'],
  ['toString', 'unknown'],
  ['', 'unknown'],
])('%s: %s', (status, meaning) => expect(fileStatusMeaning(status)).toBe(meaning))
