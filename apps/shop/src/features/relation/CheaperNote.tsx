import type { PartyTickets } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useShop } from '../../hooks/shop.ts'
import { usePriceText } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  before: Pick<PartyTickets, 'price'>
  cheaper: PartyTickets
  onTake: () => void
  onDecline: () => void
}

/** What other tickets would save; whoever does not want them is not asked again. */
export function CheaperNote({ before, cheaper, onTake, onDecline }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const priceText = usePriceText()
  const names = new Set(cheaper.tickets.map(({ title }) => title))
  const saving = (before.price.cents ?? 0) - (cheaper.price.cents ?? 0)
  return (
    <MessageBox
      kind="info"
      title={t('party.cheaper', { price: priceText(cheaper.price), before: priceText(before.price) })}
      action={
        <Row>
          <Button variant="outlined" onClick={onTake}>
            {t('party.take')}
          </Button>
          <Button variant="text" onClick={onDecline}>
            {t('party.decline')}
          </Button>
        </Row>
      }
    >
      {[...names].join(', ')}. {t('party.saving', { saving: format.money(saving) })}{' '}
      {cheaper.ridesLeft > 0 && t('party.ridesLeft', { count: cheaper.ridesLeft })}
    </MessageBox>
  )
}
