import type { WeighedContract } from '@billett/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { RuleBox } from '../../parts/portal/RuleBox.tsx'
import { acceptSchoolChangeRequests } from '../../state/school/school.calls.ts'

/** What the rule says of a ticket that a request asks for, found out by trying it; nothing where nobody is told. */
export function RequestRule({ guid }: { guid: string }) {
  const dispatch = useAppDispatch()
  const [weighed, setWeighed] = useState<WeighedContract | null>(null)
  useEffect(() => {
    const ask = async () => {
      const answer = await dispatch(acceptSchoolChangeRequests({ body: { guids: [guid], dryRun: true } }))
      if (acceptSchoolChangeRequests.fulfilled.match(answer)) setWeighed(answer.payload.data[0]?.weighed ?? null)
    }
    void ask()
  }, [dispatch, guid])
  return weighed && <RuleBox weighed={weighed} />
}
