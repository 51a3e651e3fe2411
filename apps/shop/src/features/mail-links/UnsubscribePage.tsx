import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { unsubscribeNewsletter } from '../../state/user/user.calls.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './UnsubscribePage.module.css'

/** Where the link of every newsletter leads. Asks first: programs that look into mails follow links, too. */
export function UnsubscribePage() {
  const { t } = useTexts()
  const { userId = '' } = useParams()
  const dispatch = useAppDispatch()
  const { unsubscribeNewsletter: phase } = useAppSelector(selectUser)
  const { loading, failed, errors } = useCall(unsubscribeNewsletter)
  const done = phase === 'success'
  return (
    <Page width="text">
      <Headline headline={t('signIn.unsubscribe.headline')} lead={!done && t('signIn.unsubscribe.text')} />
      {done ? (
        <MessageBox kind="success" action={<RouteLink to="start">{t('common.backToStart')}</RouteLink>}>
          {t('signIn.unsubscribe.done')}
        </MessageBox>
      ) : (
        <>
          <CallErrors errors={errors} all />
          <BusyButton
            size="large"
            busy={loading}
            className={failed ? styles.belowErrors : styles.alone}
            onClick={() => void dispatch(unsubscribeNewsletter({ body: { userId } }))}
          >
            {t('signIn.unsubscribe.submit')}
          </BusyButton>
        </>
      )}
    </Page>
  )
}
