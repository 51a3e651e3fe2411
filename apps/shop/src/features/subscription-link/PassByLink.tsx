import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useOpenedLink } from '../../hooks/use-opened-link.ts'
import { ShownPass } from '../../parts/pass/ShownPass.tsx'
import { getPassesByLink } from '../../state/subscription/link.calls.ts'

/** The pass that a link of a mail shows, without an account. */
export function PassByLink({ token }: { token: string }) {
  useOpenedLink(token, true)
  return (
    <Panel>
      <Stack spacing={2}>
        <ShownPass about={token} ask={() => getPassesByLink({ params: { token } })} />
      </Stack>
    </Panel>
  )
}
