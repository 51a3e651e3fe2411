/** A chunk that did not load is the network's fault and not worth a report (Spec 1 §7). The words differ by browser. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|unable to preload/i.test(error.message)
