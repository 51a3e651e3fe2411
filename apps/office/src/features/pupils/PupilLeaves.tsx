import { type PupilLeaves as Leaves, PUPIL_LEAVES_BY, type PupilLeft, type StudentDetail } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { getStudentDetails, letPupilGo, letPupilStay } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LeavingForm } from './LeavingForm.tsx'

/** One pupil leaves the school, with ticket, card and money. It is taken back here as well, also of who has left. */
export function PupilLeaves({ pupil }: { pupil: StudentDetail }) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const going = useCall(letPupilGo)
  const staying = useCall(letPupilStay)
  const params = { guid: pupil.guid }
  const again = () => dispatch(getStudentDetails({ params }))
  const send = async (body: Leaves) => {
    const answer = await dispatch(letPupilGo({ params, body }))
    return letPupilGo.fulfilled.match(answer) ? answer.payload.data[0] : undefined
  }
  const stay = async () => {
    if (!letPupilStay.fulfilled.match(await dispatch(letPupilStay({ params })))) return
    say(t('school.pupilLeaves.stays'))
    await again()
  }
  const onDay = (day: string) => t('school.pupilLeaves.leavesOn', { day: format.date(day) })
  return (
    <Details summary={t(pupil.isFormer ? 'school.pupilLeaves.left' : 'school.pupilLeaves.title')} open={pupil.isFormer}>
      <Stack spacing={2}>
        {pupil.until !== null && (
          <MessageBox
            kind="info"
            title={onDay(pupil.until)}
            action={
              <BusyButton variant="outlined" busy={staying.loading} onClick={() => void stay()}>
                {t('school.pupilLeaves.stay')}
              </BusyButton>
            }
          >
            <CallErrors errors={staying.errors} all />
          </MessageBox>
        )}
        {!pupil.isFormer && (
          <LeavingForm
            until={pupil.until}
            reasons={PUPIL_LEAVES_BY.map(value => ({ value, text: t(`school.pupilLeaves.reasons.${value}`) }))}
            words={{
              text: t('school.pupilLeaves.text'),
              lastDay: t('school.pupilLeaves.lastDay'),
              leave: t('school.pupilLeaves.leave'),
              done: t('school.pupilLeaves.done'),
              title: ({ leavesOn }: PupilLeft) => onDay(leavesOn),
            }}
            busy={going.loading}
            errors={going.errors}
            send={send}
            onLeft={again}
          >
            {left => <WhatBecomes left={left} />}
          </LeavingForm>
        )}
      </Stack>
    </Details>
  )
}

/** Tickets with their cards, and what is still to pay. */
function WhatBecomes({ left: { contracts, sums } }: { left: PupilLeft }) {
  const { t } = useTexts()
  const format = useFormat()
  return (
    <>
      {contracts.map(({ contractGuid, contractNumber: number, lastDay, cardNumber: card }) => (
        <div key={contractGuid}>
          {card
            ? t('school.pupilLeaves.endsWithCard', { number, card, day: format.date(lastDay) })
            : t('school.leaving.ends', { number, day: format.date(lastDay) })}
        </div>
      ))}
      {contracts.length === 0 && <div>{t('school.leaving.noTicket')}</div>}
      {sums.map(({ payer, beforeInCent, afterInCent }) => (
        <div key={payer.guid}>
          {t('school.pupilLeaves.money', {
            payer: payer.name,
            before: format.money(beforeInCent),
            after: format.money(afterInCent),
          })}
        </div>
      ))}
    </>
  )
}
