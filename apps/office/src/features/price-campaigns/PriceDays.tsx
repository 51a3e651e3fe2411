import type { StaffCampaignOffer } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  days: StaffCampaignOffer['priceDays']
  onChoose: (day: string) => void
}

/** From which days the tariff has other prices: one of them is the day of the campaign. */
export function PriceDays({ days, onChoose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  if (days.length === 0) return <Text>{t('campaigns.noPriceDays')}</Text>
  return (
    <Row spacing={1}>
      {days.map(({ day, beforeCents, afterCents }) => (
        <Button key={day} variant="outlined" onClick={() => onChoose(day)}>
          {beforeCents === null || afterCents === null
            ? t('campaigns.priceDay', { day: format.date(day) })
            : t('campaigns.priceDayOf', {
                day: format.date(day),
                before: format.money(beforeCents),
                after: format.money(afterCents),
              })}
        </Button>
      ))}
    </Row>
  )
}
