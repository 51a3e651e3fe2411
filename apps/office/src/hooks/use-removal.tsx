import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'

interface Removal<Row> {
  /** What the deed is called: on the question, and on the button that does it. */
  word: string
  /** What will happen. */
  text: (row: Row) => string
  /** Whose refusals are told in the question. */
  call: { typePrefix: string }
  /** Makes the call, and answers whether the row is gone. */
  remove: (row: Row) => Promise<boolean>
  /** What is said then. */
  done: string
}

/** Asks before a row is deleted, and says once it is gone; `question` is to be drawn. */
export function useRemoval<Row>({ word, text, call, remove, done }: Removal<Row>) {
  const say = useSay()
  const { errors } = useCall(call)
  return useConfirmed<Row>({
    title: word,
    text,
    yes: word,
    act: remove,
    failure: <CallErrors errors={errors} all />,
    onDone: () => say(done),
  })
}
