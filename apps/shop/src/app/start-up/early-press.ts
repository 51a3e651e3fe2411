/**
 * What is pressed before the page answers is done as soon as it does; of several presses the last counts. Links need no
 * script. Gives the function to call once the page answers.
 */
export function rememberEarlyPress(page: Document): () => void {
  let pressed: HTMLButtonElement | null = null
  const remember = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    pressed = button
  }
  page.addEventListener('click', remember, { capture: true })
  return () => {
    page.removeEventListener('click', remember, { capture: true })
    if (pressed?.isConnected) pressed.click()
  }
}
