import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { EarlyFiles } from '../src/server/early-files.ts'

const SOURCES = join(import.meta.dirname, '../src')
const PAGES = join(SOURCES, 'app/pages.ts')
const START = join(SOURCES, 'app/start.tsx')
const TEXTS = { all: /\/src\/texts\/(de|en)\.ts$/, purchase: /\/src\/texts\/purchase\/(de|en)\.ts$/ }

/** Beside Vite's own manifest; read by the shop's server. */
const FILE = '.vite/early-files.json'

const STYLE_SHEET = /\.css$/

/** The module a page is loaded from. */
const IMPORTED = /import\((["'`])(.+?)\1\)/

const isPages = (module: unknown): module is { pages: Record<string, () => unknown> } =>
  typeof module === 'object' && module !== null && 'pages' in module

/** Writes down which files each screen needs, so that its document can name them and none is found out late. */
export const earlyFiles = (): Plugin => ({
  name: 'billett-early-files',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  // The drawn page is there to be read before any of them has run: none is to be in its way.
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
  async generateBundle(_, bundle) {
    const module: unknown = await import(PAGES)
    if (!isPages(module)) throw new Error('app/pages.ts exports no pages')
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const filesOf = (source: string): string[] => {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === source) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(source))
      if (!chunk) throw new Error(`The build has no chunk for ${source}`)
      return reachable(chunk, bundle).map(name => `/${name}`)
    }
    const pages = Object.entries(module.pages).map(([key, page]) => {
      const [, , path] = IMPORTED.exec(String(page)) ?? []
      if (path === undefined) throw new Error(`The page of ${key} is not loaded by an import`)
      return [key, filesOf(join(SOURCES, 'app', path))] as const
    })
    const textsIn = (place: RegExp) =>
      Object.fromEntries(
        chunks.flatMap(({ facadeModuleId }) => {
          const [path = '', language] = place.exec(facadeModuleId ?? '') ?? []
          return language === undefined ? [] : [[language, filesOf(join(SOURCES, path.slice('/src/'.length)))]]
        }),
      )
    const styles = Object.values(bundle).flatMap(file =>
      file.type === 'asset' && STYLE_SHEET.test(file.fileName)
        ? [[`/${file.fileName}`, String(file.source).trim()]]
        : [],
    )
    const files: EarlyFiles = {
      start: filesOf(START),
      pages: Object.fromEntries(pages),
      texts: { all: textsIn(TEXTS.all), purchase: textsIn(TEXTS.purchase) },
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
