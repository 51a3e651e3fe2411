import type { StaffBillingRunDetail } from '@billett/contract'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  run: StaffBillingRunDetail
  /** When what was asked of a second person ends; undefined where nothing was. */
  waits: string | undefined
}

/** What to know of a run before anything: what is done just now, what waits, and what went wrong. */
export function RunNotes({ run, waits }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const { progress, troubles, isBankOffered, files } = run
  const isCarried = !isBankOffered && files.some(({ state }) => state === 'built' || state === 'released')
  return (
    <>
      <LiveRegion>
        {waits !== undefined && (
          <MessageBox kind="info">{t('billing.waits', { moment: format.instantDateTime(waits) })}</MessageBox>
        )}
        {progress && <MessageBox kind="info">{t('billing.progress', progress)}</MessageBox>}
        {run.state === 'building' && !progress && <MessageBox kind="info">{t('billing.building')}</MessageBox>}
      </LiveRegion>
      {isCarried && <MessageBox kind="info">{t('billing.isCarried')}</MessageBox>}
      {troubles.map(({ what, found }) => (
        <MessageBox
          key={what}
          kind="warning"
          action={
            <TextLink component={Link} to={link('adminEvents')}>
              {t('billing.toEvents')}
            </TextLink>
          }
        >
          {t(`billing.troubles.${what}`, { found })}
        </MessageBox>
      ))}
    </>
  )
}
