import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'

const [, tree = ''] =
  /## The tree\n\n```\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')) ?? []

const foldersOf = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** What the tree says of a folder of `apps` or `packages`, its further lines included. */
function saidOf(name: string): string {
  const [, said = ''] = new RegExp(`^ {2}${name}/(?:src/)?((?:.*\n(?: {3,}.*\n)*))`, 'm').exec(tree) ?? []
  return said.replaceAll(/\s+/g, ' ')
}

it.each(['apps/shop', 'apps/office', 'packages/domain', 'packages/web-kit'])(
  'the tree in docs/ARCHITECTURE.md names the folders of %s/src',
  path => {
    const [name = ''] = path.split('/').slice(-1)
    const [, listed = ''] = /: ([\w -]+?)(?: \(.*\))? ?$/.exec(saidOf(name)) ?? []
    const folders = foldersOf(`${path}/src`)
    expect(listed.trim().split(' ')).toEqual(
      folders.filter(folder => path !== 'packages/domain' || folder !== 'testing'),
    )
  },
)

it.each(['apps', 'packages'])('the tree has a line for each folder of %s', part => {
  const [, lines = ''] = new RegExp(`^${part}/\n((?: +.*\n)+)`, 'm').exec(tree) ?? []
  const named = [...lines.matchAll(/^ {2}([\w-]+)\//gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(foldersOf(part))
})
