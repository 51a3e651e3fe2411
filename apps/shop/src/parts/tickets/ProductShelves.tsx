import type { ProductGroup } from '@billett/contract'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import type { Category } from '../../state/tariff/tariff.selectors.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductShelves.module.css'

interface Props {
  categories: readonly Category[]
  onChoose: (group: ProductGroup) => void
}

/** Of a wide screen. */
const COLUMNS = 3
const WIDE = [undefined, styles.two, styles.three]

/** All the products, each a card under its heading. */
export const ProductShelves = ({ categories, onChoose }: Props) => (
  <div className={styles.categories}>
    {categories.map(({ name, groups }) => (
      <div key={name ?? ''} className={classes(styles.category, WIDE[Math.min(groups.length, COLUMNS) - 1])}>
        {name && (
          <Text variant="h3" className={styles.title}>
            {name}
          </Text>
        )}
        <div className={styles.cards}>
          {groups.map(group => (
            <ProductCard key={group.name} group={group} onChoose={() => onChoose(group)} />
          ))}
        </div>
      </div>
    ))}
  </div>
)
