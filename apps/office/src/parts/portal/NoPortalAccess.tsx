import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectIsOfPortal } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Whoever may not see a screen of the portal is told whom to ask (Spec 1 §2.7). */
export function NoPortalAccess() {
  const { t } = useTexts()
  const link = useLink()
  const isOfPortal = useAppSelector(selectIsOfPortal)
  return (
    <Page width="text">
      <Headline
        headline={t('signIn.staff.insufficientRights.headline')}
        lead={t(isOfPortal ? 'school.noAccess.entry' : 'school.noAccess.nobody')}
      />
      <Button component="a" href={link(isOfPortal ? 'account' : 'start')} variant="contained" size="large">
        {t(isOfPortal ? 'school.noAccess.account' : 'common.backToStart')}
      </Button>
    </Page>
  )
}
