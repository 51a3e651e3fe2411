import { DEMO_PHOTO } from '@billett/demo-region'
import type { World } from '../../../world.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'

/** A document as somebody of the demo hands it in: a title and what stands below it. */
export async function aPaper(
  world: World,
  { title, number, text }: { title: string; number: string; text: string },
): Promise<File> {
  const { fileName, bytes } = await world.letters.render({
    language: 'de',
    look: documentLook(world.client),
    title,
    number,
    fileName: title,
    createdOn: world.clock(),
    company: { name: 'Landkreis Lührtal', address: ['Kreishausplatz 1', '99901 Falkenbrück'] },
    sections: [{ paragraphs: [text] }],
  })
  return new File([new Uint8Array(bytes)], fileName, { type: 'application/pdf' })
}

export const aPhoto = (): File => new File([Buffer.from(DEMO_PHOTO, 'base64')], 'foto.png', { type: 'image/png' })
