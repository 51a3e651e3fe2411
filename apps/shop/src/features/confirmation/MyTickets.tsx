import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiTicketConfirmationOutline } from '@mdi/js'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ForgetMe } from '../../parts/guest/ForgetMe.tsx'
import { selectLastSalesRead } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { KeptPass } from './KeptPass.tsx'
import { SaleList } from './list/SaleList.tsx'
import styles from './MyTickets.module.css'
import { useKeptPasses } from './use-kept-passes.ts'
import { useToldSales } from './use-told-sales.ts'

/** What a guest has bought on this device. */
export function MyTickets() {
  const { t } = useTexts()
  const link = useLink()
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
      {sales.length > 0 && <SaleList sales={sales} />}
      <div className={styles.forget}>
        <ForgetMe />
      </div>
    </>
  )
}
