import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Build } from '../src/service-worker/build.ts'

const SOURCE = join(import.meta.dirname, '../src/service-worker/main.ts')
const FILE = 'sw.js'

/** The page that opens without a network. */
const PAGE = /\/features\/confirmation\/ConfirmationPage\.tsx$/

/** The document every page begins with; its script runs first. Other entries of the build are none of a page's. */
const DOCUMENT = /\/index\.html$/

/** Fetched only where they are needed, and needed there without a network as well. */
const ON_DEMAND = [
  'app/frame/BrowserBanner',
  'app/later/',
  ...['de', 'en'].flatMap(language => [
    `text/${language}/failures`,
    `texts/${language}/frame/`,
    `texts/${language}/purchase/`,
    `texts/${language}/sign-in/convert`,
  ]),
  'features/confirmation/',
  'parts/cookies/',
  'parts/sale/',
  'storage/',
]

/** Writes /sw.js, which keeps exactly the files of this build that the tickets of a device need. */
export const serviceWorker = (): Plugin => ({
  name: 'billett-service-worker',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE })
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const worker = chunks.find(({ fileName }) => fileName === FILE)
    const entry = chunks.find(({ facadeModuleId }) => DOCUMENT.test(facadeModuleId ?? ''))
    const page = chunks.find(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))
    if (!worker || !entry || !page) throw new Error('The build lacks the service worker or what it is to keep')
    if (worker.imports.length > 0 || worker.exports.length > 0) throw new Error(`${FILE} must be one script`)
    const sources = chunks.map(({ facadeModuleId }) => facadeModuleId ?? '')
    const missed = ON_DEMAND.filter(place => !sources.some(source => source.includes(`/src/${place}`)))
    if (missed.length > 0) throw new Error(`Nothing is fetched on demand from ${missed.join()}`)
    const files = needed([entry, page], bundle).map(name => `/${name}`)
    const version = createHash('sha256').update(files.join()).update(worker.code).digest('hex').slice(0, 16)
    const build: Build = { version, entry: entry.fileName, files }
    worker.code = `const BUILD=${JSON.stringify(build)};${worker.code}`
  },
})

/** Names of the files of these chunks and of all they import. */
function needed(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (found.has(name) || file?.type !== 'chunk') return
    found.add(name)
    file.imports.forEach(visit)
    file.dynamicImports.filter(next => isOnDemand(bundle[next])).forEach(visit)
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style)
  }
  for (const { fileName } of chunks) visit(fileName)
  return [...found].sort()
}

const isOnDemand = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): boolean =>
  file?.type === 'chunk' && ON_DEMAND.some(place => file.facadeModuleId?.includes(`/src/${place}`))
