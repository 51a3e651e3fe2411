import type { ProductGroup } from '@billett/contract'
import styles from './FewTickets.module.css'
import { ProductRow } from './ProductRow.tsx'

interface Props {
  groups: readonly ProductGroup[]
  onChoose: (group: ProductGroup) => void
}

/** Some of the products, a row each. */
export const FewTickets = ({ groups, onChoose }: Props) => (
  <ul className={styles.rows}>
    {groups.map(group => (
      <li key={group.name}>
        <ProductRow group={group} onChoose={() => onChoose(group)} />
      </li>
    ))}
  </ul>
)
