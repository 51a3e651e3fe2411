import type { ContractPass, ContractPasses } from '@billett/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getSubscriptionPasses } from '../../state/contract/contract.calls.ts'
import { selectAuthenticated } from '../../state/user/user.selectors.ts'
import { storedPasses } from '../../storage/passes.ts'

const NOT_FOUND = 404

/** The pass of today or, where there is none, the next. */
const nextOf = ({ passes }: ContractPasses): ContractPass | undefined =>
  passes.find(({ validTo }) => Date.parse(validTo) > Date.now())

/**
 * Of each subscription of which this device keeps passes the one to be shown, renewed where there is a network and its
 * holder is signed in; undefined until they are read.
 */
export function useKeptPasses(): readonly ContractPass[] | undefined {
  const dispatch = useAppDispatch()
  const authenticated = useAppSelector(selectAuthenticated)
  const [passes, setPasses] = useState<readonly ContractPass[]>()
  useEffect(() => {
    let gone = false
    const show = async () => {
      const read = await storedPasses.read().catch(() => [])
      if (!gone) setPasses(read.flatMap(of => nextOf(of) ?? []))
      return read
    }
    const renew = async (contractGuid: string) => {
      const answer = await dispatch(getSubscriptionPasses({ params: { contractGuid } }))
      // Who is signed out meanwhile has left nothing here.
      if (gone) return
      if (getSubscriptionPasses.fulfilled.match(answer)) answer.payload.data.forEach(storedPasses.keep)
      else if (answer.payload?.status === NOT_FOUND) storedPasses.forget(contractGuid)
    }
    void show().then(async read => {
      if (!authenticated || read.length === 0) return
      await Promise.all(read.map(({ contractGuid }) => renew(contractGuid)))
      await show()
    })
    return () => {
      gone = true
    }
  }, [dispatch, authenticated])
  return passes
}
