import type { SchoolContract, WaitingFilter } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { pageAsked, useListed } from '../../hooks/use-listed.ts'
import {
  acceptContract,
  countWaitingContracts,
  declineContract,
  getContractsOfOrganisation,
} from '../../state/school/school.calls.ts'
import { selectOpenContracts } from '../../state/school/school.selectors.ts'
import { INBOX_ROWS, type InboxState } from './inbox-address.ts'

/** An application that could not be accepted, and why. */
export interface Failed {
  contract: SchoolContract
  errors: readonly CallError[]
}

interface Reason {
  declineReason: string
  comment?: string | undefined
}

/** What the address narrows the inbox down to. */
export const askedOf = ({ search, states, school, subscription, lacks }: InboxState): WaitingFilter => ({
  filters: search.trim() || undefined,
  status: states.length > 0 ? [...states] : undefined,
  school: school || undefined,
  subscription: subscription || undefined,
  lacks: lacks.length > 0 ? [...lacks] : undefined,
})

/**
 * A page of what waits for the reader at an organisation. What is being decided is gone from it at once and comes back
 * where it could not be; once all is sent the page is asked for anew, as others have moved up.
 */
export function useInbox(orgId: string, state: InboxState) {
  const dispatch = useAppDispatch()
  const contracts = useAppSelector(selectOpenContracts)
  const params = { orgId }
  const query = {
    waiting: true,
    ...askedOf(state),
    order: state.order,
    ...pageAsked({ page: state.page, pageSize: INBOX_ROWS }),
  }
  const listed = useListed(getContractsOfOrganisation, { params, query })
  const counted = useListed(countWaitingContracts, { params, query: askedOf(state) })
  const found = counted.rows?.[0]
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [underWay, setUnderWay] = useState(0)
  /** Decided since they were counted. */
  const [uncounted, setUncounted] = useState(0)
  const [failures, setFailures] = useState<readonly Failed[]>([])
  const [accepted, setAccepted] = useState<readonly SchoolContract[]>([])
  const [declined, setDeclined] = useState(0)
  const { again: listAgain } = listed
  const { again: countAgain } = counted
  const again = useCallback(() => {
    listAgain()
    countAgain()
  }, [listAgain, countAgain])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just counted counts anew.
  useEffect(() => setUncounted(0), [found])
  const waiting = useMemo(
    () => (listed.rows ? contracts?.filter(({ guid, mayDecide }) => mayDecide && !gone.has(guid)) : undefined),
    [listed.rows, contracts, gone],
  )
  const back = useCallback((guid: string) => setGone(before => new Set([...before].filter(id => id !== guid))), [])
  /** One after the other: a school's whole year at once would keep everybody else waiting. */
  const each = useCallback(
    async (chosen: readonly SchoolContract[], decide: (contract: SchoolContract) => Promise<Failed | undefined>) => {
      const guids = chosen.map(({ guid }) => guid)
      setGone(before => new Set([...before, ...guids]))
      setUnderWay(before => before + guids.length)
      setFailures(before => before.filter(one => !guids.includes(one.contract.guid)))
      for (const contract of chosen) {
        const failure = await decide(contract)
        setUnderWay(before => before - 1)
        if (failure) {
          back(contract.guid)
          setFailures(before => [...before, failure])
        } else setUncounted(before => before + 1)
      }
      again()
    },
    [again, back],
  )
  const acceptAll = useCallback(
    (chosen: readonly SchoolContract[]) =>
      each(chosen, async contract => {
        const { guid, seq } = contract
        const answer = await dispatch(acceptContract({ params: { id: guid }, query: { seq } }))
        if (!acceptContract.fulfilled.match(answer)) return { contract, errors: answer.payload?.errors ?? [] }
        // As it stands now: it may be taken back.
        const now = answer.payload.data[0] ?? contract
        setAccepted(before => [...before.filter(one => one.guid !== guid), now])
        return undefined
      }),
    [dispatch, each],
  )
  /** All for one reason; those that could not be declined are named. */
  const declineAll = useCallback(
    (chosen: readonly SchoolContract[], reason: Reason) =>
      each(chosen, async contract => {
        const answer = await dispatch(declineContract({ body: { contractId: contract.guid, ...reason } }))
        if (!declineContract.fulfilled.match(answer)) return { contract, errors: answer.payload?.errors ?? [] }
        setDeclined(before => before + 1)
        return undefined
      }),
    [dispatch, each],
  )
  /** One alone, by its dialog, which stays open where it could not be. */
  const declineOne = useCallback(
    async ({ guid: contractId }: SchoolContract, reason: Reason) => {
      if (!declineContract.fulfilled.match(await dispatch(declineContract({ body: { contractId, ...reason } }))))
        return false
      setGone(before => new Set([...before, contractId]))
      setUncounted(before => before + 1)
      again()
      return true
    },
    [dispatch, again],
  )
  /** A yes was taken back: it waits again. */
  const tookBack = useCallback(
    (guid: string) => {
      setAccepted(before => before.filter(one => one.guid !== guid))
      back(guid)
      again()
    },
    [again, back],
  )
  return {
    waiting,
    /** How many wait on all pages; undefined until they are counted. */
    total: found && Math.max(waiting?.length ?? 0, found.total - underWay - uncounted),
    found,
    tookBack,
    declined,
    declineOne,
    declineAll,
    underWay,
    failures,
    accepted,
    busy: listed.busy,
    failed: listed.failed && !listed.busy,
    errors: listed.errors,
    again,
    acceptAll,
  }
}
