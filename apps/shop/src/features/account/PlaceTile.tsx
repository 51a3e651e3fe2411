import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiChevronRight } from '@mdi/js'
import { PLACE_ICONS } from '../../parts/account/place-icons.ts'
import type { Place } from '../../parts/account/places.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PlaceTile.module.css'

/** A page of the account and what one does there; touched anywhere, it opens. */
export function PlaceTile({ place }: { place: Place }) {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Link to={link(place)} className={styles.tile}>
      <div className={styles.icon}>
        <Icon path={PLACE_ICONS[place]} size={28} />
      </div>
      <div className={styles.words}>
        <Text variant="h3">{t(`frame.titles.${place}`)}</Text>
        <Text color="textSecondary">{t(`account.tiles.${place}`)}</Text>
      </div>
      <div className={styles.onward}>
        <Icon path={mdiChevronRight} />
      </div>
    </Link>
  )
}
