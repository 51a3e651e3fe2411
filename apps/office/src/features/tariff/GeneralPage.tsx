import { PartsPage } from '../../parts/PartsPage.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Languages and messages, as far as the reader has a right to them (Spec 3 §2.1). */
export function GeneralPage() {
  const { t } = useTexts()
  return (
    <PartsPage
      title={t('frame.titles.general')}
      lead={t('tariff.generalLead')}
      parts={['adminLanguages', 'adminMessages']}
      none={t('tariff.nothingAllowed')}
    />
  )
}
