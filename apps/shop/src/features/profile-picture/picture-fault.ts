import { type Failure, MAX_PICTURE } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'

const fault = (failure: Failure): CallError => ({ field: 'image', message: '', code: -1, key: `error.${failure}` })

/** What is wrong with a file before it is sent; what it really holds the server looks at (Spec 1 §5). */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): CallError | undefined {
  // Some systems give no type; what calls itself something else is no picture.
  if (type !== '' && !type.startsWith('image/')) return fault('fileTypeNotAllowed')
  return size > MAX_PICTURE ? fault('fileTooBig') : undefined
}
