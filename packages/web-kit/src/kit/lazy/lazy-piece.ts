import { type ComponentType, lazy } from 'react'
import { reloadOnce } from './reload-once.ts'

/** A part of a screen, fetched when it is first shown: `lazyPiece(() => import('./A.tsx').then(({ A }) => A))`. */
export const lazyPiece = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await reloadOnce(load) }))
