import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Controls } from './Controls.tsx'
import { Forms } from './Forms.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'
import { Overlays } from './Overlays.tsx'

/** Every block of the kit in every state, for whoever designs or builds a screen. It is in no build. */
export const Catalogue = () => (
  <main>
    <Container>
      <Headline headline="Kit" lead="Every block in every state; its props are in the README of the kit." />
      <Stack spacing={5}>
        <Lists />
        <Forms />
        <Controls />
        <Overlays />
        <Messages />
      </Stack>
    </Container>
  </main>
)
