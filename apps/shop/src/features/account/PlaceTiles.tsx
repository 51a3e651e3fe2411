import { CardGrid } from '@billett/web-kit/kit/layout/CardGrid.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../hooks/shop.ts'
import { type Place, type PlaceGroup, placesOf } from '../../parts/account/places.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PlaceTile } from './PlaceTile.tsx'
import styles from './PlaceTiles.module.css'

/** Pages of the account in their groups, all of them unless told. */
export function PlaceTiles({ groups }: { groups?: readonly PlaceGroup[] }) {
  const { t } = useTexts()
  const { modules } = useShop().client.config
  const shown = placesOf(modules).filter(({ group }) => groups?.includes(group) ?? true)
  const tile = (place: Place) => (
    <li key={place}>
      <PlaceTile place={place} />
    </li>
  )
  return shown.map(({ group, places }) => (
    <section key={group} aria-labelledby={`group-${group}`} className={styles.root}>
      <Text id={`group-${group}`} variant="h2" className={styles.title}>
        {t(`account.groups.${group}`)}
      </Text>
      <CardGrid>{places.map(tile)}</CardGrid>
    </section>
  ))
}
