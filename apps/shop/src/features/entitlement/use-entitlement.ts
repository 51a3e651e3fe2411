import type { EntitlementAnswer, EntitlementQuestion } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { checkEntitlement } from '../../state/school/school.calls.ts'

/** Milliseconds that nothing is asked while somebody still counts. */
const DELAY = 200

type Checked = { of: EntitlementQuestion } & (
  | { state: 'known'; answer: EntitlementAnswer }
  | { state: 'failed'; errors: readonly CallError[] }
)

/**
 * What the rule says of what was chosen, asked anew with each change; the last answer stays until the next has come.
 */
export function useEntitlement(question: EntitlementQuestion | null) {
  const dispatch = useAppDispatch()
  const [checked, setChecked] = useState<Checked>()
  const newest = useRef<EntitlementQuestion>(undefined)
  const ask = useCallback(
    async (of: EntitlementQuestion) => {
      newest.current = of
      const reply = await dispatch(checkEntitlement({ body: of }))
      if (newest.current !== of) return
      const answer = checkEntitlement.fulfilled.match(reply) ? reply.payload.data[0] : undefined
      if (answer) return setChecked({ of, state: 'known', answer })
      const errors = checkEntitlement.rejected.match(reply) ? (reply.payload?.errors ?? []) : []
      setChecked({ of, state: 'failed', errors })
    },
    [dispatch],
  )
  useEffect(() => {
    newest.current = undefined
    if (!question) return undefined
    const timer = setTimeout(() => void ask(question), DELAY)
    return () => clearTimeout(timer)
  }, [ask, question])
  return {
    checked: question ? checked : undefined,
    isAsking: question !== null && checked?.of !== question,
    again: () => question && void ask(question),
  }
}
