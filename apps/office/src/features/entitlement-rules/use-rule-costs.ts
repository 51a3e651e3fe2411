import type { RuleCosts } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { rehearseEntitlementRule } from '../../state/admin/admin.calls.ts'

/** Of more tickets so many are looked at, and stand for all: they come in an order that says nothing of them. */
const ENOUGH = 500

const plus = (sum: RuleCosts, part: RuleCosts): RuleCosts => ({
  ...part,
  looked: sum.looked + part.looked,
  changed: sum.changed + part.changed,
  more: sum.more + part.more,
  less: sum.less + part.less,
  beforeInCent: sum.beforeInCent + part.beforeInCent,
  afterInCent: sum.afterInCent + part.afterInCent,
})

/** What the release of a draft would come to, part after part. */
export function useRuleCosts(authorityGuid: string, seen: string) {
  const dispatch = useAppDispatch()
  const [costs, setCosts] = useState<RuleCosts>()
  const [isOver, setOver] = useState(false)
  const [errors, setErrors] = useState<readonly CallError[]>([])
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      let sum: RuleCosts | undefined
      for (let page = 0; ; page += 1) {
        const asked = { params: { authorityGuid }, query: { seen, page } }
        const answer = await dispatch(rehearseEntitlementRule(asked))
        if (!isWanted) return
        if (!rehearseEntitlementRule.fulfilled.match(answer)) {
          setErrors(answer.payload?.errors ?? [])
          break
        }
        const [part] = answer.payload.data
        if (!part) break
        sum = sum ? plus(sum, part) : part
        setCosts(sum)
        if (part.looked === 0 || sum.looked >= Math.min(sum.tickets, ENOUGH)) break
      }
      setOver(true)
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [dispatch, authorityGuid, seen])
  return { costs, isOver, errors }
}
