import { mdiCheck, mdiContentCopy } from '@mdi/js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../drawings/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useWorkWords } from '../work-words.ts'
import styles from './CellCopier.module.css'
import { cellOf, cellText } from './cells.ts'

/** Milliseconds that the pointer rests on a cell before its button stands there: until then it hides nothing. */
const RESTS = 500
/** Milliseconds for the way from the cell to its button. */
const LEAVES = 150

interface Props {
  /** What the table scrolls in, inside of what the button is placed by. */
  frame: RefObject<HTMLElement | null>
}

interface Pointed {
  cell: HTMLElement
  style: { top: number; left: number }
}

/** Where the button of a cell stands: at the end of its line, and at the beginning where the words stand at the end. */
function placeOf(cell: HTMLElement, frame: HTMLElement): Pointed['style'] {
  const [at, within, from] = [cell, frame, frame.parentElement ?? frame].map(one => one.getBoundingClientRect())
  if (!at || !within || !from) return { top: 0, left: 0 }
  const isEnd = getComputedStyle(cell).textAlign === 'end'
  const edge = isEnd ? Math.max(at.left, within.left) : Math.min(at.right, within.right) - SIZE
  return { top: at.top + (at.height - SIZE) / 2 - from.top, left: edge - from.left }
}

/** Pixels of the button, each way. */
const SIZE = 24

/**
 * Copies what stands in a cell: of the one that has the focus by the keys that copy, of the one that the pointer rests
 * on by a button. What somebody has marked is copied by the browser, as anywhere.
 */
export function CellCopier({ frame }: Props) {
  const words = useWorkWords()
  const { handedOver } = words
  const [pointed, setPointed] = useState<Pointed>()
  const [copied, setCopied] = useState<string>()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let resting: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(resting)
      clearTimeout(leaving.current)
      setPointed(undefined)
    }
    const rest = ({ target, pointerType }: PointerEvent) => {
      leave()
      const cell = cellOf(target)
      // Where nothing may be written to the clipboard, the keys do it alone.
      if (!cell || pointerType !== 'mouse' || !navigator.clipboard || cellText(cell) === '') return
      resting = setTimeout(() => {
        setCopied(undefined)
        setPointed({ cell, style: placeOf(cell, box) })
      }, RESTS)
    }
    const goOut = () => {
      clearTimeout(resting)
      leaving.current = setTimeout(leave, LEAVES)
    }
    const copy = (event: ClipboardEvent) => {
      const cell = cellOf(document.activeElement)
      const isMarked = document.getSelection()?.isCollapsed === false
      if (!cell || isMarked || !box.contains(cell) || document.activeElement instanceof HTMLInputElement) return
      const text = cellText(cell)
      event.clipboardData?.setData('text/plain', handedOver(text))
      event.preventDefault()
      setCopied(text)
    }
    box.addEventListener('pointerover', rest)
    box.addEventListener('pointerleave', goOut)
    box.addEventListener('scroll', leave, { passive: true })
    window.addEventListener('resize', leave)
    // With nothing marked, browsers say it to the page as a whole.
    document.addEventListener('copy', copy)
    return () => {
      clearTimeout(resting)
      clearTimeout(leaving.current)
      box.removeEventListener('pointerover', rest)
      box.removeEventListener('pointerleave', goOut)
      box.removeEventListener('scroll', leave)
      window.removeEventListener('resize', leave)
      document.removeEventListener('copy', copy)
    }
  }, [frame, handedOver])
  const press = async () => {
    if (!pointed) return
    const text = cellText(pointed.cell)
    await navigator.clipboard.writeText(handedOver(text)).then(
      () => setCopied(text),
      // A browser that lets nobody write there: the button goes, and the keys do it.
      () => setPointed(undefined),
    )
  }
  return (
    <>
      <VisuallyHidden role="status">{copied !== undefined && words.copied(copied)}</VisuallyHidden>
      {pointed && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.copy(cellText(pointed.cell))}
          className={styles.copy}
          style={pointed.style}
          onClick={() => void press()}
          onPointerEnter={() => clearTimeout(leaving.current)}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Icon path={copied === undefined ? mdiContentCopy : mdiCheck} size={18} />
        </button>
      )}
    </>
  )
}
