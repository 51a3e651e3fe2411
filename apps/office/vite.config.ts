import { join } from 'node:path'
import { callsWithoutSchemas } from '@billett/web-kit/build/calls-without-schemas.ts'
import { compressed } from '@billett/web-kit/build/compressed.ts'
import { earlyFiles } from '@billett/web-kit/build/early-files.ts'
import { iconModules } from '@billett/web-kit/build/icons.ts'
import { oneLanguage } from '@billett/web-kit/build/one-language.ts'
import { onlyWhatIsUsed } from '@billett/web-kit/build/only-what-is-used.ts'
import { drawPages } from '@billett/web-kit/development/draw-pages.ts'
import { servePage } from '@billett/web-kit/development/serve-page.ts'
import type { EarlyFiles } from '@billett/web-kit/document/early-files.ts'
import { fontsOfBuild } from '@billett/web-kit/fonts/fonts-of-build.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A folder of its own for each build, so that two at once do not meet. */
const { BILLETT_WEB_DIST = '../shop/dist' } = process.env

/** While one develops every file is asked for by its own name; nothing is built that could be named early. */
const NOTHING_EARLY: EarlyFiles = { start: [], pages: {}, texts: {}, styles: {} }

/** Beside the shop's: `office/client` for the browser, `office/server/entry-server.js` for the server. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  plugins: [
    react(),
    callsWithoutSchemas(),
    iconModules(),
    oneLanguage(),
    earlyFiles({ sources: join(import.meta.dirname, 'src') }),
    fontsOfBuild(),
    compressed(),
    drawPages({ entry: '/src/entry-server.ts', built: { earlyFiles: NOTHING_EARLY } }),
    servePage({ at: '@kit', file: 'kit.html' }),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${BILLETT_WEB_DIST}/office/client`,
        emptyOutDir: true,
        target: 'es2023',
        manifest: true,
        rolldownOptions: { treeshake: onlyWhatIsUsed },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: `${BILLETT_WEB_DIST}/office/server`,
        emptyOutDir: true,
        ssr: true,
        target: 'node24',
        rolldownOptions: { input: 'src/entry-server.ts', output: { codeSplitting: false } },
      },
    },
  },
})
