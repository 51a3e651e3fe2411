import type { OrderTicket, PreparedOrder } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { MaskedText } from '../../../parts/masked/MaskedText.tsx'
import { useNow } from '../../../parts/pass/use-now.ts'
import { giveBackTickets } from '../../../state/sale/sale.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './GiveBack.module.css'

interface Props {
  order: PreparedOrder
  ticket: OrderTicket
  /** Read out; another than those of the other tickets. */
  label: string
  onGivenBack: () => void
}

/** Gives a ticket back before it is valid: how much comes back, until when, and to where. Asked once more before. */
export function GiveBack({ order: { orderId, payment }, ticket, label, onGivenBack }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const now = useNow()
  const { run, running, errors } = useOwnCall<'give'>()
  const { ticketId, giveBackUntil, priceInCents, ticketNameLong } = ticket
  const amount = format.money(priceInCents)
  const { ask, question } = useConfirmed({
    title: t('confirmation.giveBack.askTitle'),
    text: () => t('confirmation.giveBack.askText', { ticket: ticketNameLong, amount }),
    yes: t('confirmation.giveBack.askYes'),
    act: async () =>
      (await run('give', giveBackTickets({ params: { orderId }, body: { ticketGuids: [ticketId] } }))) !== undefined,
    failure: <CallErrors errors={errors} all />,
    onDone: onGivenBack,
  })
  if (giveBackUntil === undefined || now >= Date.parse(giveBackUntil)) return null
  const until = t('confirmation.giveBack.until', { until: format.instantDateTime(giveBackUntil) })
  const method = payment.methodLabel
  return (
    <div className={styles.root}>
      <Text color="textSecondary">
        {until}{' '}
        <MaskedText
          text={
            method === null
              ? t('confirmation.giveBack.sameWay', { amount })
              : t('confirmation.giveBack.toMethod', { amount, method })
          }
        />
      </Text>
      <BusyButton
        variant="outlined"
        busy={running !== undefined}
        aria-label={t('confirmation.giveBack.actOf', { ticket: label })}
        onClick={() => ask()}
      >
        {t('confirmation.giveBack.act')}
      </BusyButton>
      {question}
    </div>
  )
}
