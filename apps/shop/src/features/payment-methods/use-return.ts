import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useChangeQuery } from '@billett/web-kit/links/use-change-query.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { addPaymentMethod } from '../../state/payment/payment.calls.ts'

/** What the provider leads back with; the secret only where something was entered. */
const SETUP = 'setupId'
const SECRET = 'returnSecret'
const PENDING = 'error.paymentMethodPending'

/** Milliseconds between two questions while the provider has not decided. */
const PAUSE = 5_000

/** Where the provider sends the customer back to. */
export function useReturnUrl(): () => string {
  const link = useLink()
  return () => window.location.origin + link('paymentMethods')
}

export interface Returned {
  /** `none`: nobody has come back from anywhere. */
  phase: 'none' | 'asking' | 'added' | 'pending' | 'refused'
  errors: readonly CallError[]
  /** Asks again. */
  look: () => void
}

const returnIn = (query: URLSearchParams): { setupId: string; returnSecret?: string } | null => {
  const setupId = query.get(SETUP)
  const returnSecret = query.get(SECRET)
  if (setupId === null) return null
  return returnSecret === null ? { setupId } : { setupId, returnSecret }
}

/**
 * Takes up a return from the provider, asks until it is decided, and takes it out of the address. `onStored` stays the
 * same between renders.
 */
export function useReturn(onStored: () => Promise<unknown>): Returned {
  const dispatch = useAppDispatch()
  const query = useQuery()
  const changeQuery = useChangeQuery()
  const [back, setBack] = useState(() => returnIn(query))
  const { loading, success, errors } = useCall(addPaymentMethod)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    const inAddress = returnIn(query)
    if (inAddress === null) return
    setBack(before => (before?.setupId === inAddress.setupId ? before : inAddress))
    changeQuery(before => {
      before.delete(SETUP)
      before.delete(SECRET)
    })
  }, [query, changeQuery])

  const ask = useCallback(async (): Promise<void> => {
    if (back === null) return
    const answer = await dispatch(addPaymentMethod({ body: back }))
    setAsked(times => times + 1)
    if (addPaymentMethod.fulfilled.match(answer)) await onStored()
  }, [dispatch, back, onStored])
  useEffect(() => void ask(), [ask])
  useEffect(() => () => void dispatch(resetAction(addPaymentMethod.typePrefix)), [dispatch])

  const isPending = errors.some(({ key }) => key === PENDING)
  useEffect(() => {
    if (!isPending || asked === 0) return
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => clearTimeout(timer)
  }, [isPending, asked, ask])

  const phase = (): Returned['phase'] => {
    if (back === null) return 'none'
    if (isPending) return 'pending'
    if (asked === 0) return 'asking'
    if (success) return 'added'
    return loading ? 'asking' : 'refused'
  }
  return { phase: phase(), errors, look: () => void ask() }
}
