import { openIdIn } from '@billett/web-kit/guards/open-id-parameters.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { ChoiceCards } from '@billett/web-kit/kit/controls/ChoiceCards.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useOnward } from './use-onward.ts'
import styles from './WaysOn.module.css'

const WAYS = ['signIn', 'create', 'guest'] as const
type Way = (typeof WAYS)[number]

/** Ways on for somebody nobody knows yet. Another service has no use for a guest. */
export function WaysOn() {
  const { t } = useTexts()
  const { login } = useShop().client.config.modules
  const link = useLink()
  const { search } = useLocation()
  const onward = useOnward(link('start'))
  const offered: Record<Way, boolean> = {
    signIn: login.enabled,
    create: login.enabled && login.register,
    guest: openIdIn(search) === undefined,
  }
  const ways = WAYS.filter(way => offered[way])
  const [chosen, choose] = useState<Way>(ways[0] ?? 'guest')
  const goal: Record<Way, string> = {
    signIn: withSearch(link('login'), search),
    create: withSearch(link('register'), search),
    guest: onward,
  }
  return (
    <Stack spacing={3} className={styles.root}>
      <ChoiceCards
        label={t('signIn.selectAccount.lead')}
        name="way"
        value={chosen}
        options={ways.map(way => ({
          value: way,
          text: t(`signIn.selectAccount.${way}`),
          hint: t(`signIn.selectAccount.${way}Hint`),
        }))}
        onChange={choose}
      />
      <Button component={Link} to={goal[chosen]} variant="contained" size="large">
        {t('signIn.selectAccount.onward')}
      </Button>
    </Stack>
  )
}
