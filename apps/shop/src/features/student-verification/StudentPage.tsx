import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { getShibboleth, postShibboleth } from '../../state/user/user.calls.ts'
import { selectStudentVerification } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './StudentPage.module.css'
import { useStudentVerification } from './use-student-verification.ts'

/** A customer shows that they study: at their university's own login (Spec 2 §7.3, Shibboleth). */
export function StudentPage() {
  const { t } = useTexts()
  const { format } = useShop()
  const verification = useAppSelector(selectStudentVerification)
  const asking = useCall(getShibboleth)
  const showing = useCall(postShibboleth)
  const { begin, load } = useStudentVerification()
  const errors = [...asking.errors, ...showing.errors]
  const data = verification?.success ? verification.data : null
  return (
    <Page width="text">
      <Headline headline={t('account.student.headline')} lead={t('account.student.lead')} />
      <Panel>
        <Stack spacing={2.5} className={styles.content}>
          <CallErrors errors={errors} all />
          {verification?.isOffered === false && <MessageBox kind="info">{t('account.student.closed')}</MessageBox>}
          {data && (
            <MessageBox kind="success">
              {t('account.student.verified', { university: data.university, until: format.date(data.validUntil) })}
            </MessageBox>
          )}
          {verification?.isOffered || showing.failed ? (
            <BusyButton
              size="large"
              variant={data ? 'outlined' : 'contained'}
              busy={showing.loading}
              onClick={() => void begin()}
            >
              {data ? t('account.student.again') : t('account.student.begin')}
            </BusyButton>
          ) : asking.failed ? (
            <BusyButton busy={asking.loading} onClick={load}>
              {t('common.retry')}
            </BusyButton>
          ) : (
            !verification && <SkeletonList label={t('account.student.checking')} rows={1} height={72} />
          )}
        </Stack>
      </Panel>
    </Page>
  )
}
