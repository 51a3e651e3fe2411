import type { StaffDoctorCheck } from '@billett/contract'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { ok: 'success', hint: 'warning', fault: 'error' } as const satisfies Record<
  StaffDoctorCheck['state'],
  string
>

/** How one thing is, and what helps where it is not well. */
export function DoctorCheck({ check, state, count, findings }: StaffDoctorCheck) {
  const { t } = useTexts()
  const isAway = check === 'database' && state === 'fault'
  return (
    <Panel>
      <Stack spacing={1}>
        <Row>
          <Text variant="h2">{t(`doctor.names.${check}`)}</Text>
          <Chip color={COLOURS[state]} label={t(`doctor.states.${state}`)} />
        </Row>
        <Text>{isAway ? t('doctor.databaseAway') : t(`doctor.values.${check}`, { count })}</Text>
        {state !== 'ok' && <Text>{t(`doctor.advice.${check}`)}</Text>}
        {findings.length > 0 && (
          <ul lang="en">
            {findings.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  )
}
