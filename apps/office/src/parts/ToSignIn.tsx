import type { OfficeRoute } from '@billett/paths'
import { privateRedirect } from '@billett/web-kit/guards/private-redirect.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectRestored } from '../state/user.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  route: OfficeRoute
  /** Where one signs in. */
  at: 'admin' | 'login'
}

/** In place of a screen for whoever is not signed in, once that is known: they sign in and come back (Spec 1 §2.3). */
export function ToSignIn({ route, at }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const { pathname, search } = useLocation()
  if (useAppSelector(selectRestored))
    return <Redirect to={privateRedirect({ fallback: link(at), target: pathname, search })} />
  return (
    <Page>
      <Headline headline={t(`frame.titles.${route.title}`)} />
      <SkeletonList label={t('common.loading')} />
    </Page>
  )
}
