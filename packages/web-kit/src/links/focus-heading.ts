/**
 * Puts the focus on the first heading of a place as soon as that is drawn, so that the page that has come is named to
 * whoever has it read to them. Until then the place itself has it, and so it has when a heading goes for another one:
 * the focus never falls to the body. Ends with the first thing that the reader, or the page, does with the focus.
 * Gives what ends it earlier.
 */
export function focusHeading(place: HTMLElement): () => void {
  const ended = new AbortController()
  const heading = () => place.querySelector('h1')
  const follow = () => {
    const { activeElement } = document
    const isOurs = activeElement === null || [document.body, place, heading()].some(one => one === activeElement)
    if (!isOurs) return ended.abort()
    const wanted = heading() ?? place
    if (activeElement === wanted) return
    // Can be focused by us, and is no stop of the keyboard.
    wanted.tabIndex = -1
    wanted.focus({ preventScroll: true })
  }
  const watching = new MutationObserver(follow)
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, () => ended.abort(), { signal: ended.signal, capture: true })
  ended.signal.addEventListener('abort', () => watching.disconnect())
  watching.observe(place, { childList: true, subtree: true })
  place.focus({ preventScroll: true })
  follow()
  return () => ended.abort()
}
