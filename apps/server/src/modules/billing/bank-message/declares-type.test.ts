import { expect, it } from 'vitest'
import { declaresType } from './declares-type.ts'

const seen = (...pieces: string[]): boolean => {
  const look = declaresType()
  return pieces.some(piece => look(new TextEncoder().encode(piece)))
}

it.each([
  ['at once', ['<!DOCTYPE a [<!ENTITY b "b">]><a/>'], true],
  ['cut in two', ['<?xml version="1.0"?><!DOC', 'TYPE a><a/>'], true],
  ['behind a long comment', [`<!-- ${'x'.repeat(500_000)} -->`, '<!DOCTYPE a><a/>'], true],
  ['not where there is none', ['<?xml version="1.0"?><Document>', 'more'], false],
  ['not within a text', ['<Document><![CDATA[', '<!DOCTYPE a>'], false],
  ['not behind the first megabyte', [`<!-- ${'x'.repeat(1_100_000)} -->`, '<!DOCTYPE a><a/>'], false],
])('a document type is seen %s', (_, pieces, isSeen) => expect(seen(...pieces)).toBe(isSeen))
