import { type Closing, createClosing } from './closing.ts'

/** What is opened inside ends when the work is done, and at the latest with the outer one. */
export async function within<T>(outer: Closing, work: (inner: Closing) => Promise<T>): Promise<T> {
  const inner = createClosing()
  outer.add(inner.close)
  try {
    return await work(inner)
  } finally {
    await inner.close()
  }
}
