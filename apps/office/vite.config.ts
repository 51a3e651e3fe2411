import { drawPages } from '@billett/web-kit/development/draw-pages.ts'
import { servePage } from '@billett/web-kit/development/serve-page.ts'
import { fontsOfBuild } from '@billett/web-kit/fonts/fonts-of-build.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A folder of its own for each build, so that two at once do not meet. */
const { BILLETT_WEB_DIST = '../shop/dist' } = process.env

/** Beside the shop's: `office/client` for the browser, `office/server/entry-server.js` for the server. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  plugins: [
    react(),
    fontsOfBuild(),
    drawPages({ entry: '/src/entry-server.ts', built: {} }),
    servePage({ at: '@kit', file: 'kit.html' }),
  ],
  builder: {},
  environments: {
    client: {
      build: { outDir: `${BILLETT_WEB_DIST}/office/client`, emptyOutDir: true, target: 'es2023', manifest: true },
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
