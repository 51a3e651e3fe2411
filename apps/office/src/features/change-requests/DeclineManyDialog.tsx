import type { SchoolChangeRequest } from '@billett/contract'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { BulkDialog } from '../../parts/bulk/BulkDialog.tsx'
import { DeclineDialog } from '../../parts/portal/DeclineDialog.tsx'
import { declineSchoolChangeRequests } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { nameOfRequest } from './name-of-request.ts'

interface Props {
  requests: readonly SchoolChangeRequest[]
  onDone: () => void
  onClose: () => void
}

/** Declines several requests for one reason, after it was said which can be. */
export function DeclineManyDialog({ requests, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  // The rows behind the dialog change with what is declined; what it is about does not.
  const [those] = useState(requests)
  const [reason, setReason] = useState<{ declineReason: string; comment: string | undefined }>()
  const ask = useCallback(
    async (dryRun: boolean) => {
      const body = { guids: those.map(({ guid }) => guid), dryRun, declineReason: '', ...reason }
      const answer = await dispatch(declineSchoolChangeRequests({ body }))
      if (!declineSchoolChangeRequests.fulfilled.match(answer))
        return { told: [], errors: answer.payload?.errors ?? [] }
      return { told: answer.payload.data.map(({ state, error }) => ({ changed: state !== null, error })), errors: [] }
    },
    [dispatch, those, reason],
  )
  const title = t('school.requests.declineMany')
  if (!reason)
    return (
      <DeclineDialog
        title={title}
        text={t('school.requests.declineManyText')}
        reasonType="changeRequest"
        busy={false}
        errors={[]}
        onDecline={async chosen => setReason(chosen)}
        onClose={onClose}
      />
    )
  return (
    <BulkDialog
      ids={those.map(({ guid }) => guid)}
      title={title}
      yes={count => t('school.requests.declineChosen', { count })}
      nameOf={id => {
        const request = those.find(({ guid }) => guid === id)
        return request ? nameOfRequest(t)(request) : ''
      }}
      ask={ask}
      onDone={count => {
        onDone()
        say(t('school.requests.declinedMany', { count }))
      }}
      onClose={onClose}
    />
  )
}
