import { drawPages } from '@billett/web-kit/development/draw-pages.ts'
import { fontsOfBuild } from '@billett/web-kit/fonts/fonts-of-build.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from './build/calls-without-schemas.ts'
import { compressed } from './build/compressed.ts'
import { earlyFiles } from './build/early-files.ts'
import { firstScreens } from './build/first-screens.ts'
import { iconModules } from './build/icons.ts'
import { oneLanguage } from './build/one-language.ts'
import { serviceWorker } from './build/service-worker.ts'
import type { EarlyFiles } from './src/server/early-files.ts'

/** Our packages only declare; what a screen does not import of them stays out of its chunk. */
const OWN_PACKAGES = /\/packages\/(clients|contract|domain|paths)\/src\//

/** What the contract is written with: a call or schema nobody uses is left out with everything it is made of. */
const PURE = ['defineCall', 'list', 'file', 'line', 'requiredLine', 'longText', 'z']

/** The first screens name every file that may follow, so that each is named by as few characters as hold. */
const CHUNKS = 'assets/[name]-[hash:7].js'
const STYLES = 'assets/[name]-[hash:7][extname]'

/** While one develops every file is asked for by its own name; nothing is built that could be named early. */
const NOTHING_EARLY: EarlyFiles = { start: [], pages: {}, texts: {}, styles: {} }

/** A folder of its own for each build, so that two at once do not meet. */
const { BILLETT_WEB_DIST = 'dist' } = process.env

/** `vite build` makes both: client/ for the browser, server/entry-server.js for the shop's server. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    callsWithoutSchemas(),
    iconModules(),
    oneLanguage(),
    serviceWorker(),
    earlyFiles(),
    fontsOfBuild(),
    compressed(),
    drawPages({ entry: '/src/entry-server.tsx', built: { earlyFiles: NOTHING_EARLY } }),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${BILLETT_WEB_DIST}/client`,
        target: 'es2023',
        manifest: true,
        // kB before compression; the libraries of all pages are one file on purpose.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: OWN_PACKAGES, sideEffects: false }], manualPureFunctions: PURE },
          output: { chunkFileNames: CHUNKS, assetFileNames: STYLES, codeSplitting: { groups: firstScreens() } },
        },
      },
    },
    ssr: {
      // While one develops, libraries are node's own to load.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: `${BILLETT_WEB_DIST}/server`,
        ssr: true,
        target: 'node24',
        // One file, read at once: nothing is left to be loaded from a folder that may be gone by then. It names fonts
        // as the browser's part does, as that part is what they are fetched from.
        rolldownOptions: { input: 'src/entry-server.tsx', output: { assetFileNames: STYLES, codeSplitting: false } },
      },
    },
  },
}))
