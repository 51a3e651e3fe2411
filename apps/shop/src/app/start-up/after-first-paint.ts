/** Resolves when what the server drew is on the screen: nothing the script does makes the reader wait for it. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise(resolve => {
    // A page in the background is not painted, and has nobody who waits.
    if (document.visibilityState === 'hidden') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })
