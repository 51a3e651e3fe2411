/**
 * What has to be undone when the launcher ends, in reverse order: services first, then the database, then the claim
 * on the folder. The signal tells running steps to give up.
 */
export type Closing = {
  signal: AbortSignal
  /** Registers something to undo; when closing has begun already it is undone at once. */
  add(undo: () => unknown): void
  close(): Promise<void>
}

export function createClosing(): Closing {
  const controller = new AbortController()
  const undos: (() => unknown)[] = []
  let closed: Promise<void> | undefined

  async function undoAll(): Promise<void> {
    controller.abort()
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      try {
        await undo()
      } catch (failure) {
        process.stderr.write(`${failure}\n`)
      }
    }
  }

  return {
    signal: controller.signal,
    add(undo) {
      undos.push(undo)
      if (closed) closed = closed.then(undoAll)
    },
    close() {
      closed ??= undoAll()
      return closed
    },
  }
}
