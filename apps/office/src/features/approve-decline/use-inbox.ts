import { PORTAL_PAGE_SIZE, type SchoolContract } from '@billett/contract'
import { WAITS_IN_PORTAL } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { acceptContract, declineContract, getContractsOfOrganisation } from '../../state/school/school.calls.ts'
import { selectOpenContracts } from '../../state/school/school.selectors.ts'

/** An application that could not be accepted, and why. */
export interface Failed {
  contract: SchoolContract
  errors: readonly CallError[]
}

/**
 * What waits for the reader at an organisation. What is being accepted is gone from it at once and comes back where it
 * could not be.
 */
export function useInbox(orgId: string) {
  const dispatch = useAppDispatch()
  const contracts = useAppSelector(selectOpenContracts)
  const { loading, failed, errors } = useCall(getContractsOfOrganisation)
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<readonly Failed[]>([])
  const [accepted, setAccepted] = useState<readonly SchoolContract[]>([])
  const [declined, setDeclined] = useState(0)
  const again = useCallback(() => {
    const query = { status: [...WAITS_IN_PORTAL], withGrantedUnconfirmed: true, pageSize: PORTAL_PAGE_SIZE }
    void dispatch(getContractsOfOrganisation({ params: { orgId }, query }))
  }, [dispatch, orgId])
  useEffect(again, [again])
  const waiting = useMemo(
    () => contracts?.filter(({ guid, mayDecide }) => mayDecide && !sent.has(guid)),
    [contracts, sent],
  )
  const accept = useCallback(
    async (contract: SchoolContract) => {
      const { guid, seq } = contract
      setSent(before => new Set(before).add(guid))
      setFailures(before => before.filter(one => one.contract.guid !== guid))
      const answer = await dispatch(acceptContract({ params: { id: guid }, query: { seq } }))
      setSent(before => new Set([...before].filter(id => id !== guid)))
      if (acceptContract.fulfilled.match(answer)) {
        // As it stands now: it may be taken back.
        const now = answer.payload.data[0] ?? contract
        return setAccepted(before => [...before.filter(one => one.guid !== guid), now])
      }
      const why = answer.payload?.errors ?? []
      setFailures(before => [...before, { contract, errors: why }])
    },
    [dispatch],
  )
  /** One after the other: a school's whole year at once would keep everybody else waiting. */
  const acceptAll = useCallback(
    async (chosen: readonly SchoolContract[]) => {
      for (const contract of chosen) await accept(contract)
    },
    [accept],
  )
  /** All for one reason, one after the other; those that could not be declined are named. */
  const declineAll = useCallback(
    async (chosen: readonly SchoolContract[], reason: { declineReason: string; comment?: string }) => {
      for (const contract of chosen) {
        const { guid } = contract
        setSent(before => new Set(before).add(guid))
        setFailures(before => before.filter(one => one.contract.guid !== guid))
        const answer = await dispatch(declineContract({ body: { contractId: guid, ...reason } }))
        setSent(before => new Set([...before].filter(id => id !== guid)))
        if (declineContract.fulfilled.match(answer)) setDeclined(before => before + 1)
        else setFailures(before => [...before, { contract, errors: answer.payload?.errors ?? [] }])
      }
    },
    [dispatch],
  )
  /** A yes was taken back: it waits again. */
  const tookBack = useCallback(
    (guid: string) => {
      setAccepted(before => before.filter(one => one.guid !== guid))
      again()
    },
    [again],
  )
  return {
    waiting,
    tookBack,
    declined,
    declineAll,
    underWay: sent.size,
    failures,
    accepted,
    busy: loading,
    failed: failed && !loading,
    errors,
    again,
    acceptAll,
  }
}
