import type { ConfirmableBaseData } from '@billett/contract'
import { countryName } from '@billett/domain'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { mdiLockOutline } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'

/** Where a customer lives; with a lock where it is hidden from the reader (Spec 3 §3). */
export function CustomerAddress({ row }: { row: ConfirmableBaseData }) {
  const { t, language } = useTexts()
  const { street, houseNumber, additional, postCode, city, country, isLocked } = row
  if (country === null) return '–'
  const lines = [`${street} ${houseNumber}`, additional, `${postCode} ${city}`, countryName(country, language)]
  const text = lines.filter(line => line.trim() !== '').join(', ')
  if (!isLocked) return text
  return (
    <Row spacing={0.5}>
      <Icon path={mdiLockOutline} size={18} />
      <VisuallyHidden>{t('baseData.locked')}</VisuallyHidden>
      <span>{text}</span>
    </Row>
  )
}
