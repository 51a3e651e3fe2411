import type { Plugin } from 'vite'

/**
 * Modules that our use of them never reaches: themes are made without CSS variables, and there always is one; buttons
 * have neither ripple nor a spinner of MUI's; `withTheme` is not used.
 */
const UNREACHED: readonly { file: RegExp; exports: readonly string[] }[] = [
  { file: /@mui\/material\/styles\/createThemeWithVars\.mjs$/, exports: ['default', 'createGetCssVar'] },
  {
    file: /@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
    exports: ['CssVarsProvider', 'Experimental_CssVarsProvider', 'useColorScheme', 'getInitColorSchemeScript'],
  },
  { file: /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, exports: ['default', 'DELAY_RIPPLE'] },
  { file: /@mui\/material\/CircularProgress\/CircularProgress\.mjs$/, exports: ['default'] },
  { file: /@mui\/material\/styles\/defaultTheme\.mjs$/, exports: ['default'] },
  { file: /\/hoist-non-react-statics\/dist\/[\w.-]+\.js$/, exports: ['default'] },
  { file: /@emotion\/react\/_isolated-hnrs\/dist\/[\w.-]+\.js$/, exports: ['default'] },
]

/**
 * Puts a stub that throws in their place: about 23 KiB (brotli) less before the first screen can be used. A module that
 * the build no longer meets has to go from the list.
 */
export const leaveOut = (): Plugin => {
  const met = new Set<RegExp>()
  return {
    name: 'billett-leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    load(id) {
      const found = UNREACHED.find(({ file }) => file.test(id))
      if (!found) return undefined
      met.add(found.file)
      const names = found.exports.map(name => `leftOut as ${name}`).join(', ')
      return `const leftOut = () => { throw new Error('Left out of the build, see build/leave-out.ts') }\nexport { ${names} }`
    },
    generateBundle() {
      const stale = UNREACHED.filter(({ file }) => !met.has(file))
      if (stale.length > 0) this.error(`Nothing to leave out: ${stale.map(({ file }) => file.source).join(', ')}`)
    },
  }
}
