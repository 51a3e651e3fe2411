import { use, useLayoutEffect } from 'react'
import styles from './Toasts.module.css'
import { PlaceGoneContext } from './toasts.ts'

/**
 * Where `Toasts` and `LoadingVoice` say something: at the end of the page, and of each dialog over it, behind which
 * nothing is read out. It is there before it says anything, or nobody would have it read to them; what stands in it
 * already is not read anew with what comes.
 */
export function SayingPlace() {
  const placeGone = use(PlaceGoneContext)
  useLayoutEffect(() => placeGone, [placeGone])
  return <div role="status" aria-atomic="false" data-saying-place className={styles.place} />
}
