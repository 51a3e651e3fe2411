import { join } from 'node:path'
import { callsWithoutSchemas } from '@billett/web-kit/build/calls-without-schemas.ts'
import { compressed } from '@billett/web-kit/build/compressed.ts'
import { earlyFiles } from '@billett/web-kit/build/early-files.ts'
import { iconModules } from '@billett/web-kit/build/icons.ts'
import { oneLanguage } from '@billett/web-kit/build/one-language.ts'
import { onlyWhatIsUsed } from '@billett/web-kit/build/only-what-is-used.ts'
import { drawPages } from '@billett/web-kit/development/draw-pages.ts'
import type { EarlyFiles } from '@billett/web-kit/document/early-files.ts'
import { fontsOfBuild } from '@billett/web-kit/fonts/fonts-of-build.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstScreens } from './build/first-screens.ts'

import { serviceWorker } from './build/service-worker.ts'

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
    earlyFiles({ sources: join(import.meta.dirname, 'src'), isDrawn: true }),
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
          treeshake: onlyWhatIsUsed,
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
