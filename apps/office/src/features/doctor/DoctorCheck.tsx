import type { StaffDoctorCheck } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DoctorCheck.module.css'

const COLOURS = { ok: 'success', hint: 'warning', fault: 'error' } as const satisfies Record<
  StaffDoctorCheck['state'],
  string
>

/** How one thing is, and what helps where it is not well: a row of the table. */
export function DoctorCheck({ check, state, count, findings }: StaffDoctorCheck) {
  const { t } = useTexts()
  const isAway = check === 'database' && state === 'fault'
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.what}>
        {t(`doctor.names.${check}`)}
      </th>
      <td className={styles.state}>
        <Chip color={COLOURS[state]} label={t(`doctor.states.${state}`)} />
      </td>
      <td>
        <Text>{isAway ? t('doctor.databaseAway') : t(`doctor.values.${check}`, { count })}</Text>
        {state !== 'ok' && <Text>{t(`doctor.advice.${check}`)}</Text>}
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {findings.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
