import { parseArgs } from 'node:util'

export type Source = { kind: 'feed' | 'workbook' | 'json'; file: string } | { kind: 'demo' }

export interface ImportArguments {
  source: Source
  /** Only where no region is active yet. */
  ifEmpty: boolean
}

const KINDS: Record<string, 'feed' | 'workbook' | 'json'> = { zip: 'feed', xlsx: 'workbook', json: 'json' }

/** Reads the command line; undefined where it asks for nothing that can be done. */
export function importArguments(args: readonly string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { demo: { type: 'boolean', default: false }, 'if-empty': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const ifEmpty = values['if-empty']
    const [file, ...more] = positionals
    if (more.length > 0 || values.demo === (file !== undefined)) return undefined
    if (file === undefined) return { source: { kind: 'demo' }, ifEmpty }
    const kind = KINDS[file.split('.').at(-1)?.toLowerCase() ?? '']
    return kind && { source: { kind, file }, ifEmpty }
  } catch {
    return undefined
  }
}
