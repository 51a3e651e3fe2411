import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ChangeTable.module.css'
import { changesOf } from './changes-of.ts'

interface Props {
  /** JSON, as text; empty where nothing is told. */
  act: { before: string; after: string }
}

/** Fields of this name are amounts, in cents. */
const OF_MONEY = /(InCent|Cents)$/

/** What an act changes, each value as it was and as it is. */
export function ChangeTable({ act }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const changes = changesOf(act)
  const shown = (path: string, value: string | undefined): string => {
    if (value === undefined) return '–'
    return OF_MONEY.test(path) && /^-?\d+$/.test(value) ? format.money(Number(value)) : value
  }
  if (changes.length === 0) return <Text>{t('office.changes.none')}</Text>
  return (
    <Table label={t('office.changes.label')}>
      <thead>
        <tr>
          <th scope="col">{t('office.changes.what')}</th>
          <th scope="col">{t('office.changes.before')}</th>
          <th scope="col">{t('office.changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row" className={styles.value}>
              <code>{path}</code>
            </th>
            <td className={styles.value}>{shown(path, before)}</td>
            <td className={styles.value}>{shown(path, after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
