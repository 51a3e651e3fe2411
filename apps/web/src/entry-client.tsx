import { afterFirstPaint } from './app/after-first-paint.ts'
import { breath } from './app/breath.ts'
import { reloadOnce } from './routes/reload-once.ts'

// The files are on their way already; they are read and run once the drawn page is there to be read, libraries and shop one after the other, so that the page
// answers in between.
void afterFirstPaint()
  .then(() => reloadOnce(() => import('react-dom/client')))
  .then(breath)
  .then(() => reloadOnce(() => import('./app/start.tsx')))
  .then(({ start }) => start())
