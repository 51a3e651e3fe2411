import { mdiClose } from '@mdi/js'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../drawings/Icon.tsx'
import { useUiWords } from '../ui-words.ts'
import { SayingPlace } from './SayingPlace.tsx'
import { sayingPlaceOnTop } from './saying-place-on-top.ts'
import styles from './Toasts.module.css'
import { PlaceGoneContext, SayContext } from './toasts.ts'

/** Milliseconds: time enough to read a line twice. */
const SHOWN_FOR = 6_000

interface Toast {
  /** Counts up: the same words said again begin anew. */
  id: number
  words: string
}

/**
 * Around an app: what is said with `useSay` stands at the lower edge, of a dialog's layer where one is open, is read
 * out, and goes away by itself; not while the pointer or the focus is on it. What is said already is not said twice.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [place, setPlace] = useState<Element | null>(null)
  const [gone, setGone] = useState(0)
  const placeGone = useCallback(() => setGone(times => times + 1), [])
  const last = useRef(0)
  const say = useCallback((words: string) => {
    last.current += 1
    const toast = { id: last.current, words }
    setToasts(said => [...said.filter(one => one.words !== words), toast])
  }, [])
  const forget = useCallback((id: number) => setToasts(said => said.filter(one => one.id !== id)), [])
  // Once everything is drawn: a dialog that closes as it says something, or soon after, is no place for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that goes is another look for one.
  useLayoutEffect(() => {
    if (toasts.length > 0) setPlace(sayingPlaceOnTop())
  }, [toasts, gone])
  return (
    <SayContext value={say}>
      <PlaceGoneContext value={placeGone}>
        {children}
        <SayingPlace />
      </PlaceGoneContext>
      {place &&
        createPortal(
          toasts.map(toast => <ToastBox key={toast.words} toast={toast} onEnd={forget} />),
          place,
        )}
    </SayContext>
  )
}

function ToastBox({ toast: { id, words }, onEnd }: { toast: Toast; onEnd: (id: number) => void }) {
  const { close } = useUiWords()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onEnd(id), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [held, id, onEnd])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it only waits.
    <div className={styles.toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <span>{words}</span>
      <IconButton aria-label={close} onClick={() => onEnd(id)} className={styles.close}>
        <Icon path={mdiClose} size={20} />
      </IconButton>
    </div>
  )
}
