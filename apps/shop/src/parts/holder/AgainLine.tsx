import type { PreparedOrder } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { relationText } from '../order/ticket-facts.ts'
import { useBuyAgain } from '../order/use-buy-again.ts'
import { useFactWords } from '../order/use-fact-words.ts'
import { HolderLine } from './HolderLine.tsx'

/** What was bought last on this device, once more at today's price: it leads to the checkout, which shows it. */
export function AgainLine({ order }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const words = useFactWords()
  const { buy, busy, errors } = useBuyAgain(order)
  const { tickets } = order
  const names = [...new Set(tickets.map(({ ticketNameLong }) => ticketNameLong))].join(', ')
  const relation = tickets[0] && relationText(tickets[0], words)
  return (
    <HolderLine
      title={t('holder.before')}
      head={t('holder.before')}
      action={
        <BusyButton variant="outlined" busy={busy} aria-label={t('holder.againOf', { ticket: names })} onClick={buy}>
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
