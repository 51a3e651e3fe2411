/** Resolves in a task of its own: taps and scrolling that came meanwhile go first. */
export const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
