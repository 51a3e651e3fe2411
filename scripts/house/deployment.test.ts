import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SETTINGS } from '../../apps/server/src/config/server-config.ts'
import { root } from '../run/root.ts'

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8')

/** Of Node, of the database's image, and what compose itself needs: the proxy's hosts and a password. */
const OF_OTHERS = ['NODE_ENV', 'NODE_OPTIONS', 'HOSTS', 'DATABASE_PASSWORD']
const OF_POSTGRES = /^POSTGRES_/

it.each([
  ['env.example', /^(\w+)=/gm],
  ['compose.yaml', /^ +([A-Z][A-Z_]+):/gm],
  ['Containerfile', /(?:^ENV | (?=[A-Z_]+=))([A-Z_]+)=/gm],
  ['systemd/billett-server@.service', /(?:^Environment=| (?=[A-Z_]+=))([A-Z_]+)=/gm],
  ['systemd/billett-worker@.service', /(?:^Environment=| (?=[A-Z_]+=))([A-Z_]+)=/gm],
] as const)('deploy/%s sets what a process reads, and nothing else', (path, name) => {
  const names = [...read(path).matchAll(name)].map(([, found = '']) => found)
  expect(names.length).toBeGreaterThan(0)
  const known = new Set<string>([...SETTINGS, ...OF_OTHERS])
  expect(names.filter(found => !known.has(found) && !OF_POSTGRES.test(found))).toEqual([])
})

it('the image has what the house has: every package, and the files that processes are started from', () => {
  const copied = [...read('Containerfile').matchAll(/^COPY --from=build \/billett\/(\S+)/gm)].map(
    ([, path = '']) => path,
  )
  const built = ['node_modules', 'apps/shop/dist']
  for (const path of copied.filter(found => !built.includes(found)))
    expect(existsSync(join(root, path)), path).toBe(true)
  expect(copied).toEqual(expect.arrayContaining([...built, 'packages', 'apps/server']))
})

it('every deployment starts files that are there', () => {
  const files = globSync('deploy/**/*', { cwd: root }).filter(path => /Containerfile$|\.(yaml|service)$/.test(path))
  const started = files.flatMap(path => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/apps\/server\/src\/\w+\.ts/g),
  ])
  expect(new Set(started.map(([path]) => path))).toEqual(
    new Set(['apps/server/src/main.ts', 'apps/server/src/worker.ts']),
  )
  for (const [path] of started) expect(existsSync(join(root, path)), path).toBe(true)
})
