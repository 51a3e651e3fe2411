import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getStaffDoctor } from '../../state/admin/admin.calls.ts'
import { selectDoctor } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DoctorCheck.module.css'
import { DoctorCheck } from './DoctorCheck.tsx'

/** What the shop needs, how each of it is, and what helps; it only looks. */
export function DoctorPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const checks = useAppSelector(selectDoctor)
  const { failed, errors, loading } = useCall(getStaffDoctor)
  const ask = useCallback(() => void dispatch(getStaffDoctor()), [dispatch])
  useEffect(ask, [ask])
  return (
    <Page>
      <Headline headline={t('frame.titles.doctor')} lead={t('doctor.lead')} />
      <Stack spacing={2}>
        <div>
          <Button variant="outlined" aria-disabled={loading} onClick={() => !loading && ask()}>
            {t('doctor.again')}
          </Button>
        </div>
        {failed && <ListFailure errors={errors} onAgain={ask} />}
        {!failed && checks === null && <SkeletonList label={t('common.loading')} rows={6} />}
        {!failed && checks && (
          <Table label={t('frame.titles.doctor')}>
            <thead className={styles.heads}>
              <tr>
                <th scope="col">{t('doctor.what')}</th>
                <th scope="col">{t('doctor.state')}</th>
                <th scope="col">{t('doctor.found')}</th>
              </tr>
            </thead>
            <tbody>
              {checks.map(one => (
                <DoctorCheck key={one.check} {...one} />
              ))}
            </tbody>
          </Table>
        )}
        {!failed && checks?.length === 1 && <Text color="textSecondary">{t('doctor.ownOnly')}</Text>}
      </Stack>
    </Page>
  )
}
