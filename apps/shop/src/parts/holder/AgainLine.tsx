import type { PreparedOrder } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { relationText } from '../order/ticket-facts.ts'
import { useAgainCall } from '../order/use-again-call.ts'
import { useFactWords } from '../order/use-fact-words.ts'
import { HolderLine } from './HolderLine.tsx'

/** What was bought last on this device, once more at today's price: it leads to the checkout, which shows it. */
export function AgainLine({ order: { orderId, tickets } }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const link = useLink()
  const navigate = useNavigate()
  const words = useFactWords()
  const againCall = useAgainCall()
  const { run, running, errors } = useOwnCall<'again'>()
  const names = [...new Set(tickets.map(({ ticketNameLong }) => ticketNameLong))].join(', ')
  const relation = tickets[0] && relationText(tickets[0], words)
  const buy = async (): Promise<void> => {
    if (await run('again', againCall(orderId))) navigate(link('checkout'))
  }
  return (
    <HolderLine
      title={t('holder.before')}
      head={t('holder.before')}
      action={
        <BusyButton
          variant="outlined"
          busy={running === 'again'}
          aria-label={t('holder.againOf', { ticket: names })}
          onClick={() => void buy()}
        >
          {t('holder.again')}
        </BusyButton>
      }
    >
      <Text variant="h3">{names}</Text>
      {relation && <Text color="textSecondary">{relation}</Text>}
      <CallErrors errors={errors} all />
    </HolderLine>
  )
}
