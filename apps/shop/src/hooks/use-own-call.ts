import type { Answer, CallRejection, ThunkExtra } from '@billett/web-kit/calls/create-call.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import type { AsyncThunkAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useAppDispatch } from './store-hooks.ts'

export type Asked<Item, Input> = AsyncThunkAction<
  Answer<Item>,
  Input,
  { extra: ThunkExtra; rejectValue: CallRejection }
>

const NONE: readonly CallError[] = []

/**
 * Calls of one entry among many: what runs and what went wrong belong to this entry, so they are kept here and not in
 * the store.
 */
export function useOwnCall<Name extends string>() {
  const dispatch = useAppDispatch()
  const [running, setRunning] = useState<Name>()
  const [errors, setErrors] = useState(NONE)
  /** The answer; nothing where the call was refused, which `errors` then tell of. */
  const run = async <Item, Input>(name: Name, call: Asked<Item, Input>): Promise<Answer<Item> | undefined> => {
    setRunning(name)
    setErrors(NONE)
    const answer = await dispatch(call)
    setRunning(undefined)
    if (!('error' in answer)) return answer.payload
    setErrors(answer.payload?.errors ?? NONE)
    return undefined
  }
  return { run, running, errors }
}
