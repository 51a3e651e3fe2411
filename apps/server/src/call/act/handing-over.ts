import type { Call, Input } from '@billett/contract'
import type { StreamedFile } from '../answer.ts'
import type { Context } from '../context.ts'
import { among, type Handle, type Route } from '../route.ts'
import { type Act, noteAct } from './note-act.ts'

/** A file that is read while it is sent, and what is noted of what was sent of it. */
export interface HandedOver {
  streamed: StreamedFile
  act: (isWhole: boolean) => Act
}

/**
 * Notes what was handed over before the last of it goes, so that nobody has all of it unnoted; where the reader goes
 * away before, what they have got.
 */
async function* notedChunks(chunks: StreamedFile['chunks'], note: (isWhole: boolean) => Promise<void>) {
  let isNoted = false
  try {
    let held: string | Uint8Array | undefined
    for await (const chunk of chunks) {
      if (held !== undefined) yield held
      held = chunk
    }
    isNoted = true
    await note(true)
    if (held !== undefined) yield held
  } finally {
    if (!isNoted) await note(false)
  }
}

/** Ties a call of staff that hands over a long file to what makes it: how much it was is known at its end. */
export const handingOver = <P, Q, B, I>(
  call: Call<P, Q, B, I>,
  begin: (context: Context, input: Input<P, Q, B>) => Promise<HandedOver>,
): Route => {
  const handle: Handle<P, Q, B, I> = async (context, input) => {
    const { streamed, act } = await begin(context, input)
    const note = (isWhole: boolean) => context.world.db.transaction(tx => noteAct(context, tx, call, act(isWhole)))
    return { streamed: { ...streamed, chunks: notedChunks(streamed.chunks, note) } }
  }
  return among({ call, handle, notes: true })
}
