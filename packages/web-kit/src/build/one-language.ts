import type { Plugin } from 'vite'

/** The failures' texts of one language, made of the table that has both. */
const FAILURES = /\/src\/text\/(de|en)\/(local-)?failures\.ts$/

const isTexts = (module: unknown): module is { failures: Record<string, string> } =>
  typeof module === 'object' && module !== null && 'failures' in module

/**
 * Writes what such a module works out in place of the module: a browser fetches the texts of its reader's language
 * only.
 */
export const oneLanguage = (): Plugin => ({
  name: 'billett-one-language',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  async load(id) {
    if (!FAILURES.test(id)) return undefined
    const module: unknown = await import(id)
    if (!isTexts(module)) throw new Error(`${id} exports no failures`)
    return `export const failures = ${JSON.stringify(module.failures)}`
  },
})
