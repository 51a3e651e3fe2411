import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { relationText } from '../order/ticket-facts.ts'
import { useFactWords } from '../order/use-fact-words.ts'
import { validSpan } from '../sale/sale-groups.ts'
import { HolderLine } from './HolderLine.tsx'
import { useHeldWords } from './use-held-words.ts'

interface Props {
  sale: PreparedOrder
  /** Of the order the one that is wanted first. */
  ticket: OrderTicket
  /** Orders of this device whose tickets are valid or to come as well. */
  others: number
  /** Milliseconds since 1970. */
  now: number
}

/** The ticket that is valid now and ends first, or comes next: how it stands, and the way to its barcode. */
export function HeldTicket({ sale, ticket, others, now }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const words = useFactWords()
  const heldWords = useHeldWords()
  const name = ticket.ticketNameLong
  return (
    <HolderLine
      title={t('holder.title')}
      head={heldWords(ticket, now)}
      isValid={validSpan(ticket, now) !== undefined}
      action={
        <Button
          component={Link}
          to={link('confirmOrder', { id: sale.orderId })}
          variant="outlined"
          aria-label={t('holder.showOf', { ticket: name })}
        >
          {t('holder.show')}
        </Button>
      }
    >
      <Text variant="h3">{name}</Text>
      <Text color="textSecondary">
        {[relationText(ticket, words), others > 0 && t('holder.more', { count: others })].filter(Boolean).join(' · ')}
      </Text>
    </HolderLine>
  )
}
