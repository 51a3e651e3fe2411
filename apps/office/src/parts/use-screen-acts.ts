import type { AskedApproval } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useState } from 'react'

/** Does an act, and answers why it was refused; undefined where it was done or asked for. */
export type DoAct<A> = (act: A) => Promise<readonly CallError[] | undefined>

type Answered =
  | { data: unknown; file?: Parameters<typeof saveFile>[0]; waits?: AskedApproval }
  | { errors: readonly CallError[] }

interface Screen<A> {
  /** Sends it. */
  send: (act: A) => Promise<{ payload: Answered | undefined }>
  /** What is said of it once it is done. */
  done: (act: A) => string
  /** Looks once more at what the screen shows. */
  again: () => void
}

const NONE: readonly CallError[] = []

/**
 * The acts of a screen about one thing. A file that comes of one is saved; what waits for a second person is not said
 * to be done. `errors`: why the last was refused, where no dialog that asks for a reason says it itself; `waits`: when
 * what a second person was asked for ends.
 */
export function useScreenActs<A extends { kind: string }>({ send, done, again }: Screen<A>) {
  const say = useSay()
  const [errors, setErrors] = useState(NONE)
  const [waits, setWaits] = useState<string>()
  const [busy, setBusy] = useState(false)
  const act = useCallback<DoAct<A>>(
    async one => {
      setBusy(true)
      const { payload } = await send(one)
      setBusy(false)
      if (!(payload && 'data' in payload)) {
        const refused = payload?.errors ?? NONE
        setErrors('reason' in one ? NONE : refused)
        // What somebody else has written meanwhile stands there then.
        if (refused.some(({ key }) => key === 'error.changedMeanwhile')) again()
        return refused
      }
      setErrors(NONE)
      if (payload.file) saveFile(payload.file)
      setWaits(payload.waits?.endsOn)
      if (!payload.waits) say(done(one))
      again()
      return undefined
    },
    [send, done, say, again],
  )
  return { act, errors, waits, busy }
}
