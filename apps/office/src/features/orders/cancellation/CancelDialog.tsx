import type { CancelledOrder, StaffOrderDetail } from '@billett/contract'
import { CANCEL_REASONS } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { ChoiceCards } from '@billett/web-kit/kit/controls/ChoiceCards.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextArea } from '@billett/web-kit/kit/controls/TextArea.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { ClosableDialog } from '../../../parts/ClosableDialog.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { BookingChoice } from './BookingChoice.tsx'
import { CancelEffect } from './CancelEffect.tsx'
import { CancelTerms } from './CancelTerms.tsx'
import { useCancellation } from './use-cancellation.ts'

const COMMENT_LENGTH = 500

interface Props {
  order: StaffOrderDetail
  /** Something was taken back, or has been asked for. */
  onDone: () => void
  onClose: () => void
}

/** Takes an order back, or single bookings of it; what goes back where is said before (Spec 3 §4). */
export function CancelDialog({ order, onDone, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const cancellation = useCancellation(order)
  const { isWhole, part, comment, trial, errors, isTrying } = cancellation
  const yes = ({ bookings, amountInCent, needsSecondPerson }: CancelledOrder) => {
    if (needsSecondPerson) return t('orders.cancel.ask')
    if (bookings.length === 0 || amountInCent === 0) return t('orders.cancel.yes')
    return t('orders.cancel.yesCounted', { count: bookings.length, amount: format.money(amountInCent) })
  }
  const press = async () => {
    setBusy(true)
    const answer = await cancellation.act()
    setBusy(false)
    if (!answer) return
    const { waits } = answer
    say(waits ? t('orders.cancel.waits', { moment: format.instantDateTime(waits.endsOn) }) : t('orders.cancel.done'))
    onDone()
  }
  return (
    <ClosableDialog
      title={t('orders.cancel.title', { number: order.orderNumber })}
      width="md"
      busy={busy}
      onClose={onClose}
      acts={
        trial && (
          <BusyButton variant="contained" color="error" busy={busy} onClick={() => void (busy || press())}>
            {yes(trial)}
          </BusyButton>
        )
      }
    >
      <Stack spacing={3}>
        {!isWhole && (
          <ChoiceCards
            label={t('orders.cancel.which')}
            name="part"
            value={part}
            options={[
              { value: 'whole', text: t('orders.cancel.whole') },
              { value: 'some', text: t('orders.cancel.some') },
            ]}
            onChange={cancellation.setPart}
          />
        )}
        {part === 'some' && <BookingChoice {...cancellation} />}
        <SelectInput
          label={t('orders.cancel.reason')}
          value={cancellation.reason}
          options={[
            { value: '', text: t('orders.cancel.noReason') },
            ...CANCEL_REASONS.map(value => ({ value, text: t(`orders.cancel.reasons.${value}`) })),
          ]}
          onChange={({ target }) => cancellation.setReason(CANCEL_REASONS.find(one => one === target.value) ?? '')}
        />
        <TextArea
          label={t('orders.cancel.comment')}
          value={comment}
          maxLength={COMMENT_LENGTH}
          onChange={event => cancellation.setComment(event.target.value)}
        />
        <CancelEffect trial={trial} isTrying={isTrying} />
        <CancelTerms bookings={cancellation.taken} />
        <CallErrors errors={errors} all />
      </Stack>
    </ClosableDialog>
  )
}
