import type { OrderTicket, TicketHandOver } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useEffect, useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { useNow } from '../../../parts/pass/use-now.ts'
import { getHandOver, offerTicket, withdrawTicket } from '../../../state/sale/sale.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './HandOver.module.css'
import { OfferLink } from './OfferLink.tsx'

interface Props {
  orderId: string
  ticket: OrderTicket
  /** Before that it can be handed over. */
  until: string
  /** Read out; another than those of the other tickets. */
  label: string
}

/** Offers a ticket to whoever gets its link, and takes that back. The link is known only until the page is left. */
export function HandOver({ orderId, ticket: { ticketId, ticketNameLong }, until, label }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const link = useLink()
  const dispatch = useAppDispatch()
  const now = useNow()
  const { run, running, errors } = useOwnCall<'offer' | 'withdraw'>()
  const [state, setState] = useState<TicketHandOver>()
  const [url, setUrl] = useState<string>()
  const [withdrawn, setWithdrawn] = useState(false)
  useEffect(() => {
    void dispatch(getHandOver({ params: { orderId, ticketId } })).then(answer => {
      if (getHandOver.fulfilled.match(answer)) setState(answer.payload.data[0])
    })
  }, [dispatch, orderId, ticketId])
  if (!state || state.refusal !== null || now >= Date.parse(until)) return null

  const params = { orderId, ticketId }
  const offer = async () => {
    const [made] = (await run('offer', offerTicket({ params })))?.data ?? []
    if (!made) return
    setWithdrawn(false)
    setUrl(`${window.location.origin}${link('takeTicket')}#${made.secret}`)
    setState({ ...state, offeredUntil: made.offeredUntil })
  }
  const withdraw = async () => {
    const [shown] = (await run('withdraw', withdrawTicket({ params })))?.data ?? []
    if (!shown) return
    setUrl(undefined)
    setState(shown)
    setWithdrawn(true)
  }
  const { offeredUntil } = state
  const isOffered = offeredUntil !== null && now < Date.parse(offeredUntil)
  return (
    <div className={styles.root}>
      <Text color="textSecondary">
        {isOffered
          ? t('handOver.offered', { until: format.instantDateTime(offeredUntil) })
          : t('handOver.until', { until: format.instantDateTime(until) })}
      </Text>
      {isOffered && url && (
        <div className={styles.link}>
          <OfferLink url={url} ticketName={ticketNameLong} />
        </div>
      )}
      <CallErrors errors={errors} all />
      <LiveRegion>{withdrawn && <Text>{t('handOver.withdrawn')}</Text>}</LiveRegion>
      <Stack direction="row from sm" spacing={1.5}>
        {!(isOffered && url) && (
          <BusyButton
            variant="outlined"
            busy={running === 'offer'}
            aria-label={t(isOffered ? 'handOver.newLinkOf' : 'handOver.actOf', { ticket: label })}
            onClick={() => void offer()}
          >
            {t(isOffered ? 'handOver.newLink' : 'handOver.act')}
          </BusyButton>
        )}
        {isOffered && (
          <BusyButton
            variant="outlined"
            busy={running === 'withdraw'}
            aria-label={t('handOver.withdrawOf', { ticket: label })}
            onClick={() => void withdraw()}
          >
            {t('handOver.withdraw')}
          </BusyButton>
        )}
      </Stack>
    </div>
  )
}
