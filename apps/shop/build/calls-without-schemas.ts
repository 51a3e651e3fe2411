import type { Plugin } from 'vite'

/** Where the contract defines its calls. */
const CALLS = /\/packages\/contract\/src\/calls\/[\w-]+\.ts$/

/** The module as it is written, behind the one a browser gets. */
const WHOLE = '?whole'

interface Described {
  name: string
  reply: { kind: string }
}

const isCall = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'name' in value && 'path' in value && 'reply' in value

/** Name, address, access and times: all that is needed to ask. */
function withoutSchemas({ reply, ...call }: Described): object {
  const written = { ...call, summary: undefined, params: undefined, query: undefined, body: undefined }
  return { ...written, reply: { kind: reply.kind } }
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
  async load(id) {
    if (!CALLS.test(id)) return undefined
    const module: Record<string, unknown> = await import(id)
    const calls = Object.entries(module).filter((entry): entry is [string, Described] => isCall(entry[1]))
    const written = calls.map(([name, call]) => `export const ${name} = ${JSON.stringify(withoutSchemas(call))}`)
    return {
      code: [`export * from ${JSON.stringify(`${id}${WHOLE}`)}`, ...written].join('\n'),
      moduleSideEffects: false,
    }
  },
})
