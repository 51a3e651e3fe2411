import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { mdiTicketOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** No ticket fits, and what else can be done. */
export function NoTickets({ nextStep }: { nextStep: ReactNode }) {
  const { t } = useTexts()
  return (
    <EmptyState icon={mdiTicketOutline} title={t('tickets.none')} action={nextStep}>
      {t('tickets.noneText')}
    </EmptyState>
  )
}
