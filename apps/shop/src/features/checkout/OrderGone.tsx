import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiTicketOutline } from '@mdi/js'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** None of its tickets is sold any more, which was said before. */
  nothingLeft?: boolean
}

/** An order of its own that has run out, is somebody else's, or has no ticket any more; and the way to another. */
export function OrderGone({ nothingLeft = false }: Props) {
  const { t } = useTexts()
  const link = useLink()
  return (
    <EmptyState
      icon={mdiTicketOutline}
      title={t(nothingLeft ? 'checkout.nothingLeft' : 'checkout.gone')}
      action={
        <Button component={Link} to={link('start')} variant="contained" size="large">
          {t('frame.findTicket')}
        </Button>
      }
    >
      {t(nothingLeft ? 'checkout.nothingLeftText' : 'checkout.goneText')}
    </EmptyState>
  )
}
