import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiDeleteOutline, mdiTicketConfirmationOutline } from '@mdi/js'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { validityText } from '../../parts/order/ticket-facts.ts'
import { useFactWords } from '../../parts/order/use-fact-words.ts'
import { selectLastSalesRead } from '../../state/sale/sale.selectors.ts'
import { forgetSale } from '../../state/sale/sale.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { KeptPass } from './KeptPass.tsx'
import styles from './MyTickets.module.css'
import { useKeptPasses } from './use-kept-passes.ts'
import { useToldSales } from './use-told-sales.ts'

/** What a guest has bought on this device. */
export function MyTickets() {
  const { t } = useTexts()
  const words = useFactWords()
  const link = useLink()
  const dispatch = useAppDispatch()
  const sales = useToldSales()
  const read = useAppSelector(selectLastSalesRead)
  const kept = useKeptPasses()
  const passes = kept ?? []
  const isEmpty = sales.length === 0 && passes.length === 0
  return (
    <>
      <Headline headline={t('confirmation.list.headline')} lead={!isEmpty && t('confirmation.list.lead')} />
      {passes.length > 0 && (
        <Stack spacing={2.5} className={styles.passes}>
          {passes.map(pass => (
            <KeptPass key={pass.ticketId} pass={pass} />
          ))}
        </Stack>
      )}
      {isEmpty && !(read && kept) ? (
        <SkeletonList label={t('common.loading')} rows={2} height={132} />
      ) : isEmpty ? (
        <EmptyState
          icon={mdiTicketConfirmationOutline}
          title={t('confirmation.list.none')}
          action={
            <Button component={Link} to={link('start')} variant="contained" size="large">
              {t('frame.findTicket')}
            </Button>
          }
        >
          {t('confirmation.list.noneText')}
        </EmptyState>
      ) : null}
      {sales.length > 0 && (
        <Stack component="ul" spacing={2.5} className={styles.sales}>
          {sales.map(sale => (
            <TicketCard
              key={sale.orderId}
              component="li"
              stub={
                <>
                  <Text className={styles.state}>{t(`confirmation.list.states.${sale.displayState}`)}</Text>
                  <Button component={Link} to={link('confirmOrder', { id: sale.orderId })} variant="contained">
                    {t('confirmation.list.open')}
                  </Button>
                </>
              }
            >
              {sale.tickets.map(ticket => (
                <div key={ticket.ticketId} className={styles.ticket}>
                  <Text variant="h3" component="h2">
                    {ticket.ticketNameLong}
                  </Text>
                  <Text color="textSecondary">
                    {ticket.topUp?.cardNumber ?? ticket.enforcement?.caseNumber ?? validityText(ticket, words)}
                  </Text>
                  {ticket.state === 'cancelled' && sale.displayState !== 'reversed' && (
                    <Text>{t('confirmation.list.states.reversed')}</Text>
                  )}
                </div>
              ))}
              <Button
                color="inherit"
                variant="text"
                startIcon={<Icon path={mdiDeleteOutline} size={20} />}
                className={styles.forget}
                onClick={() => dispatch(forgetSale(sale.orderId))}
              >
                {t('confirmation.list.forget')}
              </Button>
            </TicketCard>
          ))}
        </Stack>
      )}
    </>
  )
}
