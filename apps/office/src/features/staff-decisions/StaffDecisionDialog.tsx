import type { SchoolDecision, StaffListedDecision } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { Decision } from '../../parts/portal/decisions/Decision.tsx'
import { enterStaffObjection, getStaffDecision } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  decisionGuid: string
  /** As the list told of it; undefined where the address alone names it. */
  listed: StaffListedDecision | undefined
  onClose: () => void
}

/** A decision with its term; an objection that came by letter is entered here. */
export function StaffDecisionDialog({ decisionGuid, listed, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const [decision, setDecision] = useState<SchoolDecision>()
  const [errors, setErrors] = useState<readonly CallError[]>()
  const again = useCallback(async () => {
    setErrors(undefined)
    const answer = await dispatch(getStaffDecision({ params: { decisionGuid } }))
    if (getStaffDecision.fulfilled.match(answer)) setDecision(answer.payload.data[0])
    else setErrors(answer.payload?.errors ?? [])
  }, [dispatch, decisionGuid])
  useEffect(() => void again(), [again])
  const title = listed ? [listed.student.name, listed.organisation.name].filter(Boolean).join(', ') : ''
  return (
    <ClosableDialog title={title || t('staffDecisions.one')} width="lg" onClose={onClose}>
      <Stack spacing={2}>
        {listed && <Text>{t('staffDecisions.decides', { authority: listed.authority })}</Text>}
        {errors && <ListFailure errors={errors} onAgain={() => void again()} />}
        {!decision && !errors && <SkeletonList label={t('common.loading')} rows={1} height={96} />}
        {decision && <Decision decision={decision} enter={enterStaffObjection} onChanged={again} />}
      </Stack>
    </ClosableDialog>
  )
}
