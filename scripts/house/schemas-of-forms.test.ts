import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { sources } from './sources.ts'

/** A form that judges by what a call takes: a built browser has calls without their schemas. */
const BY_A_CALL = /\bschema(?::|=\{) *\w+\.(?:params|query|body)\b/

it('finds a form that judges by a call', () => {
  for (const line of ['schema: takeBack.body,', 'schema={call.query}']) expect(line, line).toMatch(BY_A_CALL)
  for (const line of ['schema: DocumentTakenBack,', 'body: Body,']) expect(line, line).not.toMatch(BY_A_CALL)
})

it('a form judges by a schema of its own name, which a built browser has', () => {
  const screens = sources().filter(file => /^(apps\/(shop|office)|packages\/web-kit)\//.test(file))
  expect(screens.length).toBeGreaterThan(100)
  expect(screens.filter(file => BY_A_CALL.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
