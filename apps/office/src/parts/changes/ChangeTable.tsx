import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ChangeTable.module.css'
import { changesOf } from './changes-of.ts'
import { useChangeWords } from './use-change-words.ts'

interface Props {
  /** JSON, as text; empty where nothing is told. */
  act: { before: string; after: string }
  /** What it is done to, as states are called otherwise of an order than of a contract. */
  kind?: string
}

/** What an act changes, each value as it was and as it is. */
export function ChangeTable({ act, kind = '' }: Props) {
  const { t } = useTexts()
  const words = useChangeWords(kind)
  const changes = changesOf(act)
  const shown = (path: string, value: string | undefined) => (value === undefined ? '–' : words.value(path, value))
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
              {words.field(path)}
            </th>
            <td className={styles.value}>{shown(path, before)}</td>
            <td className={styles.value}>{shown(path, after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
