import { useTexts } from '../../../texts/use-texts.ts'
import { BoardPage } from './BoardPage.tsx'

/** Headings and order of the tickets with one price, and of those picked from a list. */
export function FixedPriceGroupsPage() {
  const { t } = useTexts()
  return <BoardPage part="fixPriceGroups" headline={t('frame.titles.fixedPriceGroups')} lead={t('tariff.fixedLead')} />
}
