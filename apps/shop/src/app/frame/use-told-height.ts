import { isFramed } from '@billett/web-kit/http/leave-page.ts'
import { type RefObject, useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { partnerOf } from './partner-of.ts'

/** What partners listen for; part of docs/embedding.md. */
const HEIGHT_MESSAGE = 'billett:height'

const NOBODY: readonly string[] = []

/** Tells the partner's page around us, and nobody else, how high we are, whenever that changes (px). */
export function useToldHeight(element: RefObject<HTMLElement | null>, embedded: boolean): void {
  const { partners = NOBODY } = useShop().client.config.settings
  useEffect(() => {
    const framed = element.current
    if (!embedded || !framed || !isFramed()) return
    const ancestors = [...(window.location.ancestorOrigins ?? [])]
    const partner = partnerOf(partners, { referrer: document.referrer, ancestors })
    if (partner === undefined) return
    const tell = () => {
      const height = Math.ceil(framed.getBoundingClientRect().height)
      window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, partner)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(framed)
    return () => observer.disconnect()
  }, [element, embedded, partners])
}
