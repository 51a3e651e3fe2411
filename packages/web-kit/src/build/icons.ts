import * as mdi from '@mdi/js'
import type { Plugin } from 'vite'

const PREFIX = 'billett-icon:'
const IMPORT = /import \{([^}]+)\} from '@mdi\/js'/g
const OURS = /^(?!.*\/node_modules\/).*\.tsx?$/

const icons = new Map<string, unknown>(Object.entries(mdi))

/**
 * Makes a module of each icon. All of them are one file, which would put the icons of every page into the first one.
 */
export const iconModules = (): Plugin => ({
  name: 'billett-icons',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  transform(code, id) {
    if (!OURS.test(id) || !code.includes('@mdi/js')) return undefined
    return code.replaceAll(IMPORT, (_, names: string) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => name !== '')
        .map(name => `import { ${name} } from '${PREFIX}${name}'`)
        .join(';'),
    )
  },
  resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined
    const name = id.slice(PREFIX.length + 1)
    const path = icons.get(name)
    if (typeof path !== 'string') throw new Error(`@mdi/js has no ${name}`)
    return { code: `export const ${name} = ${JSON.stringify(path)}`, moduleSideEffects: false }
  },
})
