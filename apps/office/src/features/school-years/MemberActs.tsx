import type { RollMember, SchoolYear } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { ApproveChosen } from './ApproveChosen.tsx'
import { HandOutChosen } from './HandOutChosen.tsx'
import type { MemberStep } from './roll-steps.ts'

const WishDialog = lazyPiece(() => import('./WishDialog.tsx').then(module => module.WishDialog))
const EntitlementDialog = lazyPiece(() => import('./EntitlementDialog.tsx').then(module => module.EntitlementDialog))

interface Props {
  year: SchoolYear
  step: MemberStep
  members: readonly RollMember[]
  onDone: () => void
}

/** What can be done about the pupils that are chosen. */
export function MemberActs({ year: { guid }, step, members, onDone }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const [deciding, setDeciding] = useState(false)
  const about = { yearGuid: guid, members }
  const told = (text: string) => {
    setDeciding(false)
    say(text)
    onDone()
  }
  if (step === 'approval') return <ApproveChosen {...about} onDone={told} />
  if (step === 'handOut') return <HandOutChosen {...about} onDone={told} />
  const Dialog = step === 'entitlement' ? EntitlementDialog : WishDialog
  return (
    <>
      <Button variant="outlined" onClick={() => setDeciding(true)}>
        {t(step === 'entitlement' ? 'school.years.decideEntitlement' : 'school.years.decide')}
      </Button>
      <Suspense>{deciding && <Dialog {...about} onDone={told} onClose={() => setDeciding(false)} />}</Suspense>
    </>
  )
}
