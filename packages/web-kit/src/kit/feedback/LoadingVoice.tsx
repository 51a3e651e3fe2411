import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { LoadingContext } from './loading.ts'
import { SayingPlace } from './SayingPlace.tsx'
import { sayingPlaceOnTop } from './saying-place-on-top.ts'

interface Told {
  /** The words of each part that loads. */
  loading: readonly string[]
  /** What was said since nothing loaded. */
  said: readonly string[]
}

const QUIET: Told = { loading: [], said: [] }

const begins = ({ loading, said }: Told, words: string): Told => ({
  loading: [...loading, words],
  said: said.includes(words) ? said : [...said, words],
})

function ends({ loading, said }: Told, words: string): Told {
  const left = loading.toSpliced(loading.indexOf(words), 1)
  return { loading: left, said: left.length === 0 ? [] : said }
}

/**
 * Around an app: that something loads is read out by one voice, once, however many parts of a page wait or hand over
 * to each other meanwhile.
 */
export function LoadingVoice({ children }: { children: ReactNode }) {
  const [{ said }, setTold] = useState(QUIET)
  const [place, setPlace] = useState<Element | null>(null)
  const tell = useCallback((words: string) => {
    setTold(told => begins(told, words))
    return () => setTold(told => ends(told, words))
  }, [])
  const speaks = said.length > 0
  // Once everything is drawn: a dialog that opens with something that loads is the place for it.
  useLayoutEffect(() => {
    if (speaks) setPlace(sayingPlaceOnTop())
  }, [speaks])
  return (
    <LoadingContext value={tell}>
      {children}
      <SayingPlace />
      {place &&
        createPortal(
          said.map(words => <VisuallyHidden key={words}>{words}</VisuallyHidden>),
          place,
        )}
    </LoadingContext>
  )
}
