import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

interface Props {
  outward: string
  back: string
}

/** Nobody knows what both trips cost together; the tickets of each are sold with it. */
export function SingleTickets({ outward, back }: Props) {
  const { t } = useTexts()
  return (
    <MessageBox
      kind="info"
      title={t('returnTrip.priceUnknown')}
      action={
        <Row>
          <Button component={Link} to={outward} variant="outlined">
            {t('returnTrip.ticketsOfOutward')}
          </Button>
          <Button component={Link} to={back} variant="outlined">
            {t('returnTrip.ticketsOfBack')}
          </Button>
        </Row>
      }
    >
      {t('returnTrip.priceUnknownText')}
    </MessageBox>
  )
}
