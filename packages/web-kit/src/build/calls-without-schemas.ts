import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CONTRACT = join(import.meta.dirname, '../../../contract/src')
const INDEX = join(CONTRACT, 'index.ts')

/** Where the contract defines its calls. */
const CALLS = /\/packages\/contract\/src\/calls\/[\w/-]+\.ts$/

/** What the index says of them. */
const PASSED_ON = /export \* from '\.\/(calls\/[\w/-]+\.ts)'/g

/** The module as it is written, behind the one a browser gets. */
const WHOLE = '?whole'

interface Described {
  name: string
  reply: { kind: string }
}

const isCall = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'name' in value && 'path' in value && 'reply' in value

async function callsOf(path: string): Promise<[string, Described][]> {
  const module: Record<string, unknown> = await import(path)
  return Object.entries(module).filter((entry): entry is [string, Described] => isCall(entry[1]))
}

/** Name, address, access and times: all that is needed to ask. */
function withoutSchemas({ reply, ...call }: Described): object {
  const written = { ...call, summary: undefined, params: undefined, query: undefined, body: undefined }
  return { ...written, reply: { kind: reply.kind } }
}

async function indexFor(browser: string): Promise<string> {
  const lines = [...browser.matchAll(PASSED_ON)].map(async ([, path = '']) => {
    const names = (await callsOf(join(CONTRACT, path))).map(([name]) => name)
    return `export { ${names.join()} } from './${path}'\nexport * from './${path}${WHOLE}'`
  })
  return [browser.replaceAll(PASSED_ON, ''), ...(await Promise.all(lines))].join('\n')
}

/**
 * A browser asks and believes the answer; it is the server that judges both by the schemas of a call. So the first
 * screen fetches and makes none of them: only forms do, of those they judge by.
 */
export const callsWithoutSchemas = (): Plugin => ({
  name: 'billett-calls-without-schemas',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  /** Within the contract modules see each other as they are written. */
  resolveId(source, importer = '') {
    const path = join(importer, '..', source)
    return importer.startsWith(CONTRACT) && importer !== INDEX && CALLS.test(path) ? `${path}${WHOLE}` : undefined
  },
  async load(id) {
    if (id === INDEX) return { code: await indexFor(await readFile(id, 'utf8')), moduleSideEffects: false }
    if (!CALLS.test(id)) return undefined
    const written = (await callsOf(id)).map(
      ([name, call]) => `export const ${name} = ${JSON.stringify(withoutSchemas(call))}`,
    )
    return { code: written.join('\n'), moduleSideEffects: false }
  },
})
