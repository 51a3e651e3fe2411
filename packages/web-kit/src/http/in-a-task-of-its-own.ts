/**
 * Resolves in a task of its own, right after those that wait already: taps and drawing come in between. A timer would
 * be held back for a second in a tab nobody looks at.
 */
export const inATaskOfItsOwn = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
