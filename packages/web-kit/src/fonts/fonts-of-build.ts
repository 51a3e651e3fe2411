import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILES = join(import.meta.dirname, 'font-files.ts')

/** Folder and name of a font's package. */
const PACKAGE = /^.*\/@fontsource-variable\/([\w-]+)(?=\/)/

/**
 * The server alone says where the fonts are, in the documents it draws; this puts them among the browser's files, with
 * their licences.
 */
export const fontsOfBuild = (): Plugin => ({
  name: 'billett-fonts',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: FILES })
  },
  async generateBundle(_, bundle) {
    const chunk = Object.values(bundle).find(file => file.type === 'chunk' && file.facadeModuleId === FILES)
    if (chunk?.type !== 'chunk') throw new Error('The build has no fonts')
    const packages = new Map<string, string>()
    for (const id of this.getModuleIds()) {
      const [folder, name] = PACKAGE.exec(id) ?? []
      if (folder && name) packages.set(name, folder)
    }
    if (packages.size === 0) throw new Error('The fonts have no licences')
    for (const [name, folder] of packages)
      this.emitFile({
        type: 'asset',
        fileName: `licences/${name}.txt`,
        source: await readFile(join(folder, 'LICENSE')),
      })
    delete bundle[chunk.fileName]
  },
})
