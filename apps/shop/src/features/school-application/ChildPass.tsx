import { ShownPass } from '../../parts/pass/ShownPass.tsx'
import { getPassesOfChild } from '../../state/school/school.calls.ts'

/** The pass of a child, for parents who have the link of the application. */
export function ChildPass({ token, contractGuid }: { token: string; contractGuid: string }) {
  return (
    <ShownPass about={`${token} ${contractGuid}`} ask={() => getPassesOfChild({ params: { token, contractGuid } })} />
  )
}
