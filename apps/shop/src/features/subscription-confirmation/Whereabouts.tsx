import type { PassMediumKind } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How a guest gets to the pass: what was ordered with an address is in the account of whoever owns the address. */
export function Whereabouts({ medium }: { medium: PassMediumKind }) {
  const { t } = useTexts()
  const { login } = useShop().client.config.modules
  const link = useLink()
  return (
    <Panel>
      <Stack spacing={2}>
        <Text variant="h2">{t(`subscriptionConfirm.whereabouts.${medium}.title`)}</Text>
        <Text>{t(`subscriptionConfirm.whereabouts.${medium}.text`)}</Text>
        <Row spacing={2}>
          {login.register && (
            <Button component={Link} to={link('register')} variant="contained" size="large">
              {t('subscriptionConfirm.whereabouts.register')}
            </Button>
          )}
          <Button component={Link} to={link('subscriptions')} variant="outlined" size="large">
            {t('subscriptionConfirm.whereabouts.signIn')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
