import type { SchemaKind } from './schema-fields.ts'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

const DATES = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2027-02-29',
  '2026-13-01',
  '0000-01-01T00:00',
  '9999-12-31T23:59',
  '2027-02-29T10:00',
  '2026-11-21T24:00',
  '2026-11-21T10:00:00.000Z',
]

const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  'x'.repeat(10_000),
  `'; drop table "order"; --`,
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00%2e%2e',
  'a\u0000b',
  'a\r\nset-cookie: b=c',
  'a\u0007\u001b[31mb',
  '\ud800',
  'a\udc00b',
  '\u202egnp.exe',
  '\u200fמחיר',
  '😀👩‍👩‍👧',
  'e\u0301'.repeat(20),
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  ...DATES,
]

const NUMBERS = [-1, 0, 1.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324]

const TEXTS_FOR_NUMBERS = [
  '',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e3',
  '0x10',
  '1,5',
  '１２',
  '5 or 1=1',
  'x'.repeat(10_000),
]

const OTHERS: unknown[] = [null, true, [], {}, [[]], { toString: 'x' }, nested(500)]

/** What somebody who means no good, or a broken client, puts where such a field stands. */
export const HOSTILE: Readonly<Record<SchemaKind, readonly unknown[]>> = {
  text: [...TEXTS, ...OTHERS, 5],
  number: [...NUMBERS, ...TEXTS_FOR_NUMBERS, ...OTHERS],
  boolean: ['yes', 'TRUE', 1, ...OTHERS],
  list: ['x', 5, [null], ['\u0000'], Array.from({ length: 1000 }, () => null), ...OTHERS],
  object: ['x', 5, ...OTHERS],
  other: [...TEXTS.slice(0, 8), 5, false, ...OTHERS],
}
