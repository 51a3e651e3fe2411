import type { TransportKind } from '@billett/domain'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LeftOutNote.module.css'

interface Props {
  kinds: readonly TransportKind[]
}

/** Says above the found journeys what was not searched, and where that is set. */
export function LeftOutNote({ kinds }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const names = new Intl.ListFormat(language).format(kinds.map(kind => t(`journeys.kinds.${kind}`)))
  return (
    <Text className={styles.root}>
      {t('journeys.leftOut', { kinds: names })} <RouteLink to="journeySettings">{t('journeys.change')}</RouteLink>
    </Text>
  )
}
