import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { NavLink } from '@billett/web-kit/links/NavLink.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PlaceList.module.css'
import { PLACE_ICONS } from './place-icons.ts'
import { type Place, placesOf } from './places.ts'

/** One page of the account; the one that is open is marked. */
function PlaceLink({ place }: { place: Place }) {
  const { t } = useTexts()
  const link = useLink()
  return (
    <NavLink to={link(place)} className={styles.place}>
      <Icon path={PLACE_ICONS[place]} size={20} />
      {t(`frame.titles.${place}`)}
    </NavLink>
  )
}

/** All pages of the account, beside the one that is open; a narrow screen has the way back above it instead. */
export function PlaceList() {
  const { t } = useTexts()
  const { modules } = useShop().client.config
  return (
    <nav aria-label={t('frame.titles.account')} className={styles.places}>
      {placesOf(modules).map(({ group, places }) => (
        <div key={group} className={styles.group}>
          <Text id={`places-${group}`} variant="body2" color="textSecondary" className={styles.heading}>
            {t(`account.groups.${group}`)}
          </Text>
          <ul aria-labelledby={`places-${group}`} className={styles.list}>
            {places.map(place => (
              <li key={place}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
