import type { ShopPreview } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** By what the shop sells then, and the way there. A tab of its own, so that this one stays signed in. */
export function PreparedPreview({ preview }: { preview: ShopPreview }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const { token, tariff, validFrom, version, endsOn } = preview
  return (
    <MessageBox
      kind="success"
      title={t('tariff.preview.ready')}
      action={
        <Button component="a" href={`${link('start')}#preview=${token}`} target="_blank" rel="noopener noreferrer">
          {t('tariff.preview.go')}
        </Button>
      }
    >
      {validFrom !== '' && t('tariff.preview.sold', { tariff, date: format.date(validFrom) })}{' '}
      {version !== null && t('tariff.preview.soldVersion', { version })}{' '}
      {t('tariff.preview.until', { time: format.instantTime(endsOn) })}
    </MessageBox>
  )
}
