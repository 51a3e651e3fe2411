import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiStar, mdiStarOutline } from '@mdi/js'
import type { StoredSearch } from '../../storage/latest-searches.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './RouteEntry.module.css'

interface Props {
  route: StoredSearch
  isFavourite: boolean
  onToggle: () => void
  onOpen: () => void
}

export function RouteEntry({ route: { from, to, via }, isFavourite, onToggle, onOpen }: Props) {
  const { t } = useTexts()
  const name = t('quickSale.relation', { from: from.text, to: to.text })
  return (
    <li className={styles.route}>
      <IconButton
        aria-pressed={isFavourite}
        aria-label={isFavourite ? t('quickSale.unmark', { route: name }) : t('quickSale.mark', { route: name })}
        onClick={onToggle}
        className={styles.mark}
      >
        <Icon path={isFavourite ? mdiStar : mdiStarOutline} />
      </IconButton>
      <div className={styles.words}>
        <Text className={styles.name}>{name}</Text>
        {via && <Text color="textSecondary">{t('quickSale.via', { via: via.text })}</Text>}
      </div>
      {/* On a phone below the text, and no longer below the star. */}
      <Button
        variant="outlined"
        aria-label={t('quickSale.openOf', { route: name })}
        onClick={onOpen}
        className={styles.open}
      >
        {t('quickSale.open')}
      </Button>
    </li>
  )
}
