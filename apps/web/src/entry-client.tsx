import { afterFirstPaint } from './app/after-first-paint.ts'
import { reloadOnce } from './routes/reload-once.ts'

// The files are on their way already; they are read and run once the drawn page is there to be read.
void afterFirstPaint()
  .then(() => reloadOnce(() => import('./app/start.tsx')))
  .then(({ start }) => start())
