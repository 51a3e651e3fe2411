import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useEffect } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { takeHandOver } from '../../state/sale/sale.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Offered } from './Offered.tsx'
import { useOffered } from './use-offered.ts'

/** Where a link leads by which somebody hands a ticket over: what it is, and taking it. */
export function TakeTicketPage() {
  const { t } = useTexts()
  const link = useLink()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { looked, look } = useOffered()
  useEffect(() => () => void dispatch(resetAction(takeHandOver.typePrefix)), [dispatch])
  return (
    <Page width="text">
      <Headline
        headline={t('frame.titles.takeTicket')}
        lead={looked?.offered?.takenOrderId === null && t('takeTicket.lead')}
      />
      {/* The link has no place in the history: it is used up. */}
      <Offered
        looked={looked}
        look={look}
        onTaken={({ orderId: id }) => navigate(link('confirmOrder', { id }), { replace: true })}
      />
    </Page>
  )
}
