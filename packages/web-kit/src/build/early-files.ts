import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { type EarlyFiles, isStyleSheet } from '../document/early-files.ts'

/** Beside Vite's own manifest; read by the server. */
const FILE = '.vite/early-files.json'

/** The module a page or a section of texts is loaded from. */
const IMPORTED = /import\((["'`])(.+?)\1\)/

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What an object of `() => import('./some.ts')` in one of our sources fetches, by its keys; `from` is its folder. */
async function fetchedBy(file: string, name: string, from: string): Promise<[key: string, path: string][]> {
  const module: unknown = await import(file)
  const loads = isObject(module) ? module[name] : undefined
  if (!isObject(loads)) throw new Error(`${file} exports no ${name}`)
  return Object.entries(loads).map(([key, load]) => {
    const [, , specifier = ''] = IMPORTED.exec(String(load)) ?? []
    if (!specifier) throw new Error(`${key} of ${file} is not loaded by an import`)
    return [key, specifier.startsWith('.') ? join(from, specifier) : fileURLToPath(import.meta.resolve(specifier))]
  })
}

interface App {
  /** The folder of its sources. */
  sources: string
  /** Its documents are drawn before their scripts run. */
  isDrawn?: boolean
}

/**
 * Writes down which files each screen of an app needs, so that its document can name them and none is found out late.
 */
export const earlyFiles = ({ sources, isDrawn = false }: App): Plugin => ({
  name: 'billett-early-files',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  transformIndexHtml: {
    order: 'post',
    // A drawn page is there to be read before any of them has run: none is to be in its way.
    handler: html =>
      isDrawn ? html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"') : html,
  },
  async generateBundle(_, bundle) {
    const { base } = this.environment.config
    const [pages, texts] = [join(sources, 'app/pages.ts'), join(sources, 'texts')]
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const filesOf = (source: string): string[] => {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === source) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(source))
      if (!chunk) throw new Error(`The build has no chunk for ${source}`)
      return reachable(chunk, bundle).map(name => `${base}${name}`)
    }
    const filesIn = (modules: [key: string, path: string][]): Record<string, string[]> =>
      Object.fromEntries(modules.map(([key, path]) => [key, filesOf(path)]))
    const de = filesIn(await fetchedBy(join(texts, 'de.ts'), 'de', texts))
    const en = filesIn(await fetchedBy(join(texts, 'en.ts'), 'en', texts))
    const styles = Object.values(bundle).flatMap(file =>
      file.type === 'asset' && isStyleSheet(file.fileName)
        ? [[`${base}${file.fileName}`, String(file.source).trim()]]
        : [],
    )
    const files: EarlyFiles = {
      start: filesOf(join(sources, 'app/start.tsx')),
      pages: filesIn(await fetchedBy(pages, 'pages', dirname(pages))),
      texts: Object.fromEntries(Object.keys(de).map(section => [section, { de: de[section], en: en[section] }])),
      styles: Object.fromEntries(styles),
    }
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(files) })
  },
})

/** A chunk, all it imports, and their style sheets: those of what is imported go first. */
function reachable(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const scripts = new Set([chunk.fileName])
  const styles: string[] = []
  for (const name of scripts) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const imported of file.imports) scripts.add(imported)
    styles.unshift(...(file.viteMetadata?.importedCss ?? []))
  }
  return [...scripts, ...new Set(styles)]
}
