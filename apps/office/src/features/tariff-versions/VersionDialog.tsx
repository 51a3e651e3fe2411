import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ReleaseDialog, type Released } from './ReleaseDialog.tsx'
import { TariffDifference } from './TariffDifference.tsx'
import { useTariffVersion } from './use-tariff-versions.ts'

interface Props {
  version: number
  onReleased: (how: Released) => void
  onClose: () => void
}

/** A version beside what is sold: to look at, and for those who may to release or to go back to. */
export function VersionDialog({ version, onReleased, onClose }: Props) {
  const { t } = useTexts()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseTariff']))
  const { detail, failed, errors, again } = useTariffVersion(version)
  // Nobody releases what nobody could compare.
  if (detail?.prices && mayRelease && (detail.state === 'checked' || detail.state === 'replaced'))
    return <ReleaseDialog detail={detail} onReleased={onReleased} onClose={onClose} />
  return (
    <ClosableDialog title={t('tariffVersions.versionName', { version })} width="lg" onClose={onClose}>
      {detail ? (
        <TariffDifference detail={detail} />
      ) : failed ? (
        <ListFailure errors={errors} onAgain={again} />
      ) : (
        <SkeletonList label={t('common.loading')} />
      )}
    </ClosableDialog>
  )
}
