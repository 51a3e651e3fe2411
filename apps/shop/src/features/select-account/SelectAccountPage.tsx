import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated, selectRestored } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { KnownAccount } from './KnownAccount.tsx'
import { WaysOn } from './WaysOn.tsx'

/** Who somebody wants to be from here on: their account, a new one, or a guest (Spec 1 §2.1, §9). */
export function SelectAccountPage() {
  const { t } = useTexts()
  const restored = useAppSelector(selectRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  return (
    <Page width="text">
      <Headline headline={t('signIn.selectAccount.headline')} />
      {authenticated ? (
        <KnownAccount />
      ) : restored ? (
        <WaysOn />
      ) : (
        <SkeletonList label={t('common.loading')} rows={3} height={72} />
      )}
    </Page>
  )
}
