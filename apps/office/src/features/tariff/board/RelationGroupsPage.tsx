import { useTexts } from '../../../texts/use-texts.ts'
import { BoardPage } from './BoardPage.tsx'

/** Which tickets from a stop to a stop are shown, and in which order. */
export function RelationGroupsPage() {
  const { t } = useTexts()
  return <BoardPage part="relationGroups" headline={t('frame.titles.relationGroups')} lead={t('tariff.relationLead')} />
}
