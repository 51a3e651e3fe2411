const headingOfPage = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

/** Puts the focus where it was; where that is gone, whoever has no mouse goes on at the heading of the page. */
export function returnFocus(before?: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    before.focus()
    if (document.activeElement === before) return
  }
  headingOfPage()?.focus({ preventScroll: true })
}
