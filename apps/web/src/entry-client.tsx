import { adoptAddressToken } from './app/adopt-address-token.ts'
import { afterFirstPaint } from './app/after-first-paint.ts'
import { reloadOnce } from './routes/reload-once.ts'

adoptAddressToken(window, Date.now())
// The files are on their way already; they are read and run once the drawn page is there to be read.
void afterFirstPaint()
  .then(() => reloadOnce(() => import('./app/start.tsx')))
  .then(({ start }) => start())
