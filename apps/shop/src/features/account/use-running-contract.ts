import type { SubscriptionContract } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getSubscriptionContracts } from '../../state/contract/contract.calls.ts'
import { selectContracts } from '../../state/contract/contract.selectors.ts'

/** What one can travel with today comes first, then what will be again, then what is yet to begin. */
const LIVES = ['running', 'paused', 'ahead'] as const

interface RunningContract {
  contract: SubscriptionContract | undefined
  /** Whether there is one is known, as far as it can be. */
  asked: boolean
  failed: boolean
}

/** The subscription that somebody travels with; nobody is asked where the client has none. */
export function useRunningContract(): RunningContract {
  const { subscription } = useShop().client.config.modules
  const dispatch = useAppDispatch()
  const contracts = useAppSelector(selectContracts)
  const { failed } = useCall(getSubscriptionContracts)
  useEffect(() => {
    if (subscription) void dispatch(getSubscriptionContracts())
  }, [dispatch, subscription])
  const held = subscription ? (contracts ?? []).filter(({ list }) => list === 'running') : []
  const [contract] = LIVES.flatMap(life => held.filter(one => one.life === life))
  return { contract, asked: !subscription || contracts !== null || failed, failed: subscription && failed }
}
