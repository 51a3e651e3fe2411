import type { Checkpoint, Reached } from '../../ports/checkpoints.ts'

export interface Gate {
  /** Somebody has come to the point, and waits there. */
  arrived: Promise<void>
  /** Lets on whoever waits; nobody is held there any more. */
  open: () => void
}

export interface Gates {
  reached: Reached
  /** From now on whoever comes to the point waits. */
  hold: (checkpoint: Checkpoint) => Gate
}

/** The checkpoints of a world as gates: open until a test holds one. */
export function gates(): Gates {
  const held = new Map<Checkpoint, { come: () => void; opened: Promise<void> }>()
  return {
    reached(checkpoint) {
      const gate = held.get(checkpoint)
      gate?.come()
      return gate?.opened
    },
    hold(checkpoint) {
      const arrived = Promise.withResolvers<void>()
      const opened = Promise.withResolvers<void>()
      held.set(checkpoint, { come: arrived.resolve, opened: opened.promise })
      return {
        arrived: arrived.promise,
        open() {
          held.delete(checkpoint)
          opened.resolve()
        },
      }
    },
  }
}
