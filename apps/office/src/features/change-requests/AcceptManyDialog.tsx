import type { DecidedOfMany, SchoolChangeRequest } from '@billett/contract'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { BulkDialog } from '../../parts/bulk/BulkDialog.tsx'
import { WeighedMoney } from '../../parts/portal/WeighedMoney.tsx'
import { acceptSchoolChangeRequests } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { nameOfRequest } from './name-of-request.ts'

interface Props {
  requests: readonly SchoolChangeRequest[]
  onDone: () => void
  onClose: () => void
}

/** Agrees to several requests, after it was said what would become of each, and what all of them cost whom. */
export function AcceptManyDialog({ requests, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  // The rows behind the dialog change with what is accepted; what it is about does not.
  const [those] = useState(requests)
  const [tried, setTried] = useState<readonly DecidedOfMany[]>([])
  const guids = those.map(({ guid }) => guid)
  const ask = useCallback(
    async (dryRun: boolean) => {
      const asked = those.map(({ guid }) => guid)
      const answer = await dispatch(acceptSchoolChangeRequests({ body: { guids: asked, dryRun } }))
      if (!acceptSchoolChangeRequests.fulfilled.match(answer)) return { told: [], errors: answer.payload?.errors ?? [] }
      if (dryRun) setTried(answer.payload.data)
      return { told: answer.payload.data.map(({ state, error }) => ({ changed: state !== null, error })), errors: [] }
    },
    [dispatch, those],
  )
  const nameOf = (id: string) => {
    const request = those.find(({ guid }) => guid === id)
    return request ? nameOfRequest(t)(request) : ''
  }
  return (
    <BulkDialog
      ids={guids}
      title={t('school.requests.acceptMany')}
      yes={count => t('school.requests.acceptChosen', { count })}
      nameOf={nameOf}
      ask={ask}
      onDone={count => {
        onDone()
        say(t('school.requests.acceptedMany', { count }))
      }}
      onClose={onClose}
    >
      <WeighedMoney weighed={tried.flatMap(({ weighed }) => weighed ?? [])} />
    </BulkDialog>
  )
}
