import type { RouteKey } from '@billett/paths'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The screens that do all they are for without a script: they are read, or their form is sent by the browser. */
const WITHOUT: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'start',
  'relation',
  'legalNotice',
  'terms',
  'termsEmbedded',
  'privacyPolicy',
  'privacyPolicyEmbedded',
  'contact',
  'info',
  'browserWarning',
  'cancelContract',
  'cancelContractNoLogin',
  'withdrawContract',
  'reportBarrier',
  'resetPassword',
  'resetPasswordEmbedded',
  'newPassword',
  'newPasswordEmbedded',
])

const linkTo = (to: 'start' | 'cancelContractNoLogin' | 'withdrawContract' | 'contact') => (words: string) => (
  <RouteLink to={to}>{words}</RouteLink>
)

/** Says on a screen that needs a script what it needs, and what there is without one. Drawn by the server alone. */
export function NeedsScript() {
  const { t } = useTexts()
  const route = useRoute()
  if (!route || WITHOUT.has(route.key)) return null
  return (
    <noscript>
      <Container>
        <MessageBox kind="warning">
          <MarkedText
            text={t('frame.needsScript')}
            marks={{
              start: linkTo('start'),
              cancel: linkTo('cancelContractNoLogin'),
              withdraw: linkTo('withdrawContract'),
              contact: linkTo('contact'),
            }}
          />
        </MessageBox>
      </Container>
    </noscript>
  )
}
