import type { SchoolChangeRequest } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Suspense, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { acceptSchoolChangeRequest, declineSchoolChangeRequest } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AlikeChoice } from './AlikeChoice.tsx'
import { RequestRule } from './RequestRule.tsx'
import { useRequestState } from './use-request-state.ts'

const DeclineDialog = lazyPiece(() =>
  import('../../parts/portal/DeclineDialog.tsx').then(module => module.DeclineDialog),
)

/** Kinds that are decided by a rule, as an application is. */
const OF_TICKETS: readonly SchoolChangeRequest['kind'][] = ['newContract', 'newStudentWithContract']

interface Props {
  request: SchoolChangeRequest
  onClose: () => void
}

/** What was asked for, and the decision of whoever has to decide: as asked, from another day on, or not at all. */
export function RequestDialog({ request, onClose }: Props) {
  const { t } = useTexts()
  const stateOf = useRequestState()
  const format = useFormat()
  const say = useSay()
  const dispatch = useAppDispatch()
  const accepting = useCall(acceptSchoolChangeRequest)
  const declining = useCall(declineSchoolChangeRequest)
  const [day, setDay] = useState('')
  const [declines, setDeclines] = useState(false)
  const { guid, kind, text, agreedText, student, organisation, contractNumber, mayDecide, version } = request
  const { waitsFor, takesOtherDay, alike } = request
  const facts = [
    { term: t('school.requests.what'), detail: text.join(' ') },
    { term: t('school.requests.agreed'), detail: agreedText.join(' ') },
    { term: t('school.requests.state'), detail: stateOf(request) },
    { term: t('school.requests.decides'), detail: waitsFor && t(`school.requests.deciders.${waitsFor}`) },
    { term: t('school.pupils.one'), detail: student?.name },
    { term: t('school.pupils.organisation'), detail: organisation?.name },
    { term: t('school.requests.fields.contractGuid'), detail: contractNumber },
    { term: t('school.requests.requestedOn'), detail: format.instantDateTime(request.requestedOn) },
    { term: t('school.requests.requestedBy'), detail: request.requestedBy },
    { term: t('school.requests.effectiveOn'), detail: request.effectiveOn && format.date(request.effectiveOn) },
    { term: t('school.requests.decidedOn'), detail: request.decidedOn && format.instantDateTime(request.decidedOn) },
    { term: t('school.requests.decidedBy'), detail: request.decidedBy },
    { term: t('school.requests.decision'), detail: request.decision },
  ]
  const accept = async (takesOver?: string) => {
    const body = { effectiveOn: day || undefined, takesOver, version }
    const answer = await dispatch(acceptSchoolChangeRequest({ params: { guid }, body }))
    if (!acceptSchoolChangeRequest.fulfilled.match(answer)) return
    onClose()
    say(t('school.requests.accepted'))
  }
  return (
    <>
      <DialogShell
        open
        title={t(`school.requests.kinds.${kind}`)}
        width="md"
        onClose={onClose}
        actions={
          <>
            {mayDecide && (
              <>
                <Button onClick={() => setDeclines(true)}>{t('school.decide.decline')}</Button>
                {alike.length === 0 && (
                  <BusyButton variant="contained" busy={accepting.loading} onClick={() => void accept()}>
                    {t('school.decide.accept')}
                  </BusyButton>
                )}
              </>
            )}
            <Button variant="outlined" onClick={onClose}>
              {t('common.close')}
            </Button>
          </>
        }
      >
        <Stack spacing={2}>
          {mayDecide && OF_TICKETS.includes(kind) && <RequestRule guid={guid} />}
          <DescriptionList facts={facts.filter(({ detail }) => Boolean(detail))} />
          {takesOtherDay && (
            <TextInput
              type="date"
              label={t('school.requests.otherDay')}
              hint={t('school.requests.otherDayHint')}
              optional
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
          <AlikeChoice alike={alike} busy={accepting.loading} onTake={guid => void accept(guid)} />
          <CallErrors errors={accepting.errors} all />
        </Stack>
      </DialogShell>
      <Suspense>
        {declines && (
          <DeclineDialog
            title={t('school.requests.declineTitle')}
            text={t('school.requests.declineText')}
            reasonType="changeRequest"
            busy={declining.loading}
            errors={declining.errors}
            onDecline={async body => {
              const answer = await dispatch(
                declineSchoolChangeRequest({ params: { guid }, body: { ...body, version } }),
              )
              if (!declineSchoolChangeRequest.fulfilled.match(answer)) return
              setDeclines(false)
              onClose()
            }}
            onClose={() => setDeclines(false)}
          />
        )}
      </Suspense>
    </>
  )
}
