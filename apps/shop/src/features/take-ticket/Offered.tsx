import type { PreparedOrder } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OfferedCard } from './OfferedCard.tsx'
import { TakeForm } from './TakeForm.tsx'
import type { Looked } from './use-offered.ts'

interface Props {
  looked: Looked | undefined
  look: () => Promise<void>
  onTaken: (order: PreparedOrder) => void
}

/** What the link hands over and a way to take it; or why it does not, and a way out. */
export function Offered({ looked, look, onTaken }: Props) {
  const { t } = useTexts()
  const link = useLink()
  if (!looked) return <SkeletonList label={t('takeTicket.looking')} rows={1} height={220} />
  const { secret, offered, errors = [] } = looked
  const start = (
    <Button component={Link} to={link('start')} variant="outlined">
      {t('takeTicket.start')}
    </Button>
  )
  if (!offered)
    return (
      <Stack spacing={2}>
        {errors.length > 0 ? (
          <CallErrors errors={errors} all />
        ) : (
          <MessageBox
            kind="error"
            title={t('takeTicket.failed')}
            action={
              <Button variant="outlined" onClick={() => void look()}>
                {t('takeTicket.again')}
              </Button>
            }
          >
            {t('takeTicket.noAnswer')}
          </MessageBox>
        )}
        <div>{start}</div>
      </Stack>
    )
  const { takenOrderId } = offered
  return (
    <Stack spacing={2.5}>
      <OfferedCard offered={offered} />
      {takenOrderId === null ? (
        <TakeForm secret={secret} onTaken={onTaken} />
      ) : (
        <MessageBox
          kind="success"
          action={
            <Button component={Link} to={link('confirmOrder', { id: takenOrderId })}>
              {t('takeTicket.show')}
            </Button>
          }
        >
          {t('takeTicket.yours')}
        </MessageBox>
      )}
    </Stack>
  )
}
