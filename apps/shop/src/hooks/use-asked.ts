import { useEffect, useState } from 'react'
import { type Asked, useOwnCall } from './use-own-call.ts'

/**
 * What a part of a screen asks for by itself when it is first shown, and anew when it is about something else. `again`
 * tries once more.
 */
export function useAsked<Item, Input>(about: string, ask: () => Asked<Item, Input>) {
  const { run, running, errors } = useOwnCall<'ask'>()
  const [answer, setAnswer] = useState<{ about: string; items: readonly Item[] }>()
  const failed = errors.length > 0
  const wanted = answer?.about !== about && running === undefined && !failed
  const again = async (): Promise<void> => {
    const answered = await run('ask', ask())
    if (answered) setAnswer({ about, items: answered.data })
  }
  useEffect(() => {
    if (wanted) void again()
  })
  return { items: answer?.items, failed, loading: running !== undefined, again: () => void again() }
}
