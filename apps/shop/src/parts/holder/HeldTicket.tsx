import type { PreparedOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { relationText } from '../order/ticket-facts.ts'
import { useFactWords } from '../order/use-fact-words.ts'
import { inWords, remaining } from '../pass/remaining.ts'
import { validSpan, wantedFirst } from '../sale/sale-groups.ts'
import { HolderLine } from './HolderLine.tsx'

interface Props {
  sale: PreparedOrder
  /** Of this device that are valid as well. */
  others: number
  /** Milliseconds since 1970. */
  now: number
}

/** The ticket that is valid now and ends first: how long still, and the way to its barcode. */
export function HeldTicket({ sale, others, now }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const link = useLink()
  const words = useFactWords()
  const ticket = wantedFirst(sale.tickets, now)
  const span = ticket && validSpan(ticket, now)
  if (!ticket || !span) return null
  const left = remaining(Date.parse(span.validTo) - now)
  const name = ticket.ticketNameLong
  return (
    <HolderLine
      title={t('holder.title')}
      head={
        left.days > 0
          ? t('holder.validDays', { count: left.days })
          : t('holder.valid', { time: inWords(left, language) })
      }
      isValid
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
