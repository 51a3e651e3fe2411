import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'

type Named = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

it('every library has one version, whichever app or package names it', () => {
  const versions = new Map<string, Set<string>>()
  for (const file of globSync('{.,apps/*,packages/*}/package.json', { cwd: root })) {
    const { dependencies, devDependencies }: Named = JSON.parse(readFileSync(join(root, file), 'utf8'))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  expect(versions.get('zod')?.size).toBe(1)
  expect([...versions].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found])).toEqual([])
})
