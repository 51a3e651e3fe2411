import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zipOf } from './zip.ts'

/** By a program that is not ours: what it lists, name and content. */
const READER = `
import sys, zipfile, json
with zipfile.ZipFile(sys.argv[1]) as packed:
  assert packed.testzip() is None
  print(json.dumps([[entry.filename, packed.read(entry).decode()] for entry in packed.infolist()]))`

it('is read by others, with names in every language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  const path = join(folder, 'a.zip')
  writeFileSync(
    path,
    zipOf([
      { name: '1-Schülerausweis.pdf', bytes: Buffer.from('%PDF') },
      { name: 'b', bytes: Buffer.alloc(0) },
    ]),
  )
  const listed: unknown = JSON.parse(execFileSync('python3', ['-c', READER, path], { encoding: 'utf8' }))
  rmSync(folder, { recursive: true })
  expect(listed).toEqual([
    ['1-Schülerausweis.pdf', '%PDF'],
    ['b', ''],
  ])
})
