import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as calls from '@billett/contract'
import { percentile } from '../measure/percentile.ts'
import { addressOf, type ShopClient, shopClient } from '../product/shop-client.ts'
import { A_SCHOOL } from '../school/fill-schools.ts'
import { aPhoto } from './a-photo.ts'

/** Milliseconds after which somebody who was told to wait sends the same form again. */
const AGAIN = 3000
const MOST_TIMES = 60

const isBusy = (status: unknown): boolean => status === 503 || status === 429

async function uploaded(shop: string, parents: ShopClient, photo: Buffer<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.set('file', new File([photo], 'photo.png', { type: 'image/png' }))
  const url = addressOf(shop, calls.pathOf(calls.uploadFiles), {}, {})
  const token = parents.token()
  const headers = new Headers(token ? [['authorization', `Bearer ${token}`]] : [])
  const reply = await fetch(url, { method: 'POST', headers, body: form })
  if (!reply.ok)
    throw new Error(`the photo was not taken: ${reply.status} ${await reply.text()}`, { cause: reply.status })
  const given = reply.headers.get('authorization')
  if (given) parents.become(given.replace(/^Bearer /, ''))
  const { data }: { data: calls.UploadedFile[] } = JSON.parse(await reply.text())
  const [file] = data
  if (!file) throw new Error('the photo is nowhere')
  return file.fileId
}

const formOf = (formId: string, photoId: string): calls.FamilyApplication => ({
  ...{ formId, firstName: 'Eva', lastName: 'Muster', email: `${formId}@example.org`, phone: '' },
  ...{ street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', home: '4003' },
  ...{ isForMyself: false, isAddressBlocked: false, medium: 'phone', consent: true },
  children: [
    {
      ...{ firstName: 'Ida', lastName: 'Muster', birthDate: '2014-03-01', schoolGuid: A_SCHOOL, grade: 6, class: '6b' },
      ...{ exemption: '', photoId, keepsPhoto: false, proofIds: [], proofFrom: null, proofUntil: null },
    },
  ],
})

export interface Applied {
  /** Forms that were sent. */
  formIds: string[]
  /** Milliseconds of photo and form, until both were stored. */
  p95: number
  /** Told at least once to wait, and what they had typed was sent again. */
  told: number
  seconds: number
}

/** Parents who apply with a photo, so many a second, whether or not those before have been answered. */
export async function applied(
  shop: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Applied> {
  const photo = aPhoto()
  const took: number[] = []
  let told = 0
  const one = async (formId: string) => {
    const parents = shopClient(shop)
    const began = performance.now()
    let photoId: string | undefined
    for (let time = 1; ; time += 1)
      try {
        photoId ??= await uploaded(shop, parents, photo)
        await parents.ask(calls.applyForSchoolTickets, { body: formOf(formId, photoId) })
        break
      } catch (failure) {
        if (!(failure instanceof Error) || !isBusy(failure.cause) || time === MOST_TIMES) throw failure
        if (time === 1) told += 1
        await pause(AGAIN)
      }
    took.push(performance.now() - began)
    parents.agent.destroy()
  }
  const formIds = Array.from({ length: perSecond * seconds }, () => randomUUID())
  const began = performance.now()
  const underWay: Promise<void>[] = []
  for (const [place, formId] of formIds.entries()) {
    await pause(Math.max(0, began + (place * 1000) / perSecond - performance.now()))
    underWay.push(one(formId))
  }
  await Promise.all(underWay)
  return { formIds, p95: percentile(took, 0.95), told, seconds: (performance.now() - began) / 1000 }
}
