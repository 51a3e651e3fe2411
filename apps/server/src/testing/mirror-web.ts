import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** For tests: built pages that draw nothing but what they are asked to draw, as JSON. Gives their folder. */
export async function mirrorWeb(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'billett-web-'))
  const bundle = `export const renderDocument = async ({ sent, search, url }) =>
    ({ status: 200, language: 'de', document: JSON.stringify({ sent, search, url }), style: '' })`
  const files = {
    'server/entry-server.js': bundle,
    'client/index.html': '',
    'client/.vite/early-files.json': '{}',
  }
  for (const [name, content] of Object.entries(files))
    for (const path of [join(dist, name), join(dist, 'office', name)]) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
  return dist
}
