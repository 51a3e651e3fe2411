import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'

const DOCS = join(root, 'docs')

const decisions = readdirSync(join(DOCS, 'decisions')).filter(name => /^\d{4}-/.test(name))

it('each decision has a number of its own, in its name and its title', () => {
  const numbers = decisions.map(name => Number(name.slice(0, 4)))
  expect(numbers).toEqual([...new Set(numbers)])
  for (const name of decisions)
    expect(readFileSync(join(DOCS, 'decisions', name), 'utf8'), name).toMatch(
      new RegExp(`^# ${Number(name.slice(0, 4))}\\. `),
    )
})

it('the list of decisions names each, in their order', () => {
  const named = [...readFileSync(join(DOCS, 'README.md'), 'utf8').matchAll(/\| \[(\d+)\]\(decisions\/([\w-]+\.md)\)/g)]
  expect(named.map(([, number, name]) => `${number} ${name}`)).toEqual(
    decisions.map(name => `${Number(name.slice(0, 4))} ${name}`),
  )
})
