import { reloadOnce } from '@billett/web-kit/kit/lazy/reload-once.ts'
import { afterFirstPaint } from './app/start-up/after-first-paint.ts'
import { breath } from './app/start-up/breath.ts'
import { rememberEarlyPress } from './app/start-up/early-press.ts'

const pageAnswers = rememberEarlyPress(document)

// The files are on their way already; they are read and run once the drawn page is there to be read. One after the
// other: the first import stands for the file its module is in (build/first-screens.ts), and in between the page
// answers.
void afterFirstPaint()
  .then(() => reloadOnce(() => import('react-dom/client')))
  .then(breath)
  .then(() => reloadOnce(() => import('./app/start.tsx')))
  .then(({ start }) => start())
  .then(pageAnswers)
