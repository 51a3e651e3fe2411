import type { Page } from 'playwright-core'

/**
 * What cannot be read on a screen because it runs into something else, or out of what it stands in: words over words,
 * words over a field or a button, words wider than their button.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Piece {
      owner: Element
      layer: Element | null
      words: string
      left: number
      right: number
      top: number
      bottom: number
    }
    const CONTROLS = 'button, input, select, textarea'
    /** px; letters may touch. */
    const TOUCH = 2
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at)
        if (position === 'fixed' || position === 'sticky' || at.matches('dialog, [role=listbox], [role=menu]'))
          return at
      }
      return null
    }
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none' && at.clientWidth <= 1) return false
      return true
    }
    /** Between which heights something is seen: what was scrolled out of its place is not. */
    const seenOf = (owner: Element): { from: number; to: number } => {
      const seen = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
      for (let at = owner.parentElement; at && at !== document.body; at = at.parentElement) {
        if (!['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) continue
        const { top, bottom } = at.getBoundingClientRect()
        seen.from = Math.max(seen.from, top)
        seen.to = Math.min(seen.to, bottom)
      }
      return seen
    }
    const piece = (owner: Element, words: string, { left, right, top, bottom }: DOMRect, trim: number): Piece => {
      const off = (bottom - top) * trim
      const { from, to } = seenOf(owner)
      const heights = { top: Math.max(from, top + off), bottom: Math.min(to, bottom - off) }
      return { owner, layer: layerOf(owner), words, left, right, ...heights }
    }
    const modal = document.querySelector('dialog:modal')
    const root = modal ?? document.body
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const words = node.textContent?.trim()
      if (!owner || !words || owner.closest('select, script, style, noscript, svg') || !isSeen(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A line of text has room above and below its letters.
      for (const line of range.getClientRects()) if (line.width > TOUCH) pieces.push(piece(owner, words, line, 0.25))
    }
    for (const control of root.querySelectorAll(CONTROLS)) {
      const box = control.getBoundingClientRect()
      if (box.width > TOUCH && isSeen(control)) pieces.push(piece(control, control.tagName, box, 0.05))
    }
    const meet = (one: Piece, other: Piece): boolean =>
      one.layer === other.layer &&
      !one.owner.contains(other.owner) &&
      !other.owner.contains(one.owner) &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH
    const told = ({ owner, words }: Piece) => `${owner.tagName.toLowerCase()} "${words.slice(0, 40)}"`
    const found = new Set<string>()
    const sorted = pieces.toSorted((one, other) => one.top - other.top)
    sorted.forEach((one, index) => {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (!other || other.top >= one.bottom) break
        if (meet(one, other)) found.add(`${told(one)} over ${told(other)}`)
      }
    })
    for (const button of root.querySelectorAll('button, a')) {
      const box = button.getBoundingClientRect()
      if (
        button.textContent?.trim() &&
        button.scrollWidth > button.clientWidth + TOUCH &&
        getComputedStyle(button).display !== 'inline' &&
        isSeen(button)
      )
        found.add(
          `${button.tagName.toLowerCase()} "${button.textContent.slice(0, 40)}" is ${button.scrollWidth} in ${box.width}`,
        )
    }
    return [...found]
  })
