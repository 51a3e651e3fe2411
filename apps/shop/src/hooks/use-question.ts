import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useState } from 'react'
import { useShop } from './shop.ts'
import { useAppDispatch } from './store-hooks.ts'
import type { Asked } from './use-own-call.ts'

interface Known<Item> {
  /** What was answered last; null until something was. */
  items: readonly Item[] | null
  loading: boolean
  /** Why the newest question has no answer. */
  errors: readonly CallError[]
}

/**
 * What a screen alone wants to know: asked when it appears, whenever the question changes, and in another language
 * again; what an older question is answered late is not heard. No question (undefined) leaves what is known. The
 * question comes from `useCallback`.
 */
export function useQuestion<Item, Input>(question: (() => Asked<Item, Input>) | undefined) {
  const dispatch = useAppDispatch()
  const { language } = useShop()
  const [known, setKnown] = useState<Known<Item>>({ items: null, loading: question !== undefined, errors: [] })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt or language asks the same once more.
  useEffect(() => {
    if (!question) return
    let isCurrent = true
    setKnown(({ items }) => ({ items, loading: true, errors: [] }))
    const asked = dispatch(question())
    void asked.then(answer => {
      if (!isCurrent) return
      if ('error' in answer) setKnown(({ items }) => ({ items, loading: false, errors: answer.payload?.errors ?? [] }))
      else setKnown({ items: answer.payload.data, loading: false, errors: [] })
    })
    return () => {
      isCurrent = false
    }
  }, [dispatch, question, attempt, language])
  const again = useCallback(() => setAttempt(number => number + 1), [])
  return { ...known, again }
}
