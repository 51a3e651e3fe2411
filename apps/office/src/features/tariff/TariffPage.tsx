import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { PartsPage } from '../../parts/PartsPage.tsx'
import { PreviewButton } from '../../parts/preview/PreviewButton.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The screens of the tariff, in the order in which a change goes through them. */
const PARTS = [
  'adminTariffVersions',
  'adminFixedPriceGroups',
  'adminRelationGroups',
  'adminSortGroupTexts',
  'adminLanguages',
  'adminAttachments',
  'adminCatalogueConverter',
] as const

/** What there is to do about the tariff, as far as the reader has a right to it (Spec 3 §2.4). */
export function TariffPage() {
  const { t } = useTexts()
  return (
    <PartsPage
      title={t('frame.titles.tariff')}
      lead={t('tariff.lead')}
      parts={PARTS}
      none={t('tariff.nothingAllowed')}
      action={
        <Row>
          <PreviewButton />
        </Row>
      }
    />
  )
}
