import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useId } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './SubscriptionsTeaser.module.css'

/** For whoever travels every day: the way to the subscriptions, on a phone the only one from here. */
export function SubscriptionsTeaser() {
  const { t } = useTexts()
  const link = useLink()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.teaser}>
      <div className={styles.words}>
        <Text variant="h2" id={id}>
          {t('search.subscriptions')}
        </Text>
        <Text color="textSecondary">{t('search.subscriptionsLead')}</Text>
      </div>
      <Button component={Link} to={link('subscriptionOffers')} variant="outlined" size="large">
        {t('search.toSubscriptions')}
      </Button>
    </section>
  )
}
