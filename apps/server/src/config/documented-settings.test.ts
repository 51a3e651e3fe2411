import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SETTINGS } from './server-config.ts'

const README = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8')

it('the README has every setting of the server, and no other', () => {
  const [, table = ''] = /## Settings\n[^|]*\|[^\n]*\n\|[-|]+\n((?:\|.*\n)+)/.exec(README) ?? []
  const documented = table.split('\n').flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)])
  expect(documented.map(([, name = '']) => name).toSorted()).toEqual([...SETTINGS].toSorted())
})
