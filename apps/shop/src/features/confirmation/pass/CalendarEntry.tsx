import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { getTicketCalendar } from '../../../state/order-fulfillment/order-fulfillment.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  orderId: string
  ticketId: string
}

/** From when to when the ticket is valid, for the passenger's own calendar. */
export function CalendarEntry({ orderId, ticketId }: Props) {
  const { t } = useTexts()
  const { run, running, errors } = useOwnCall<'calendar'>()
  const fetch = async (): Promise<void> => {
    const answer = await run('calendar', getTicketCalendar({ params: { orderId, ticketId } }))
    if (answer?.file) saveFile(answer.file)
  }
  return (
    <div>
      <BusyButton variant="outlined" busy={running !== undefined} onClick={() => void fetch()}>
        {t('confirmation.calendar')}
      </BusyButton>
      <LiveRegion>
        {errors.length > 0 && <MessageBox kind="error">{t('confirmation.calendarFailed')}</MessageBox>}
      </LiveRegion>
    </div>
  )
}
